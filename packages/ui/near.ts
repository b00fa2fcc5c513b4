import type { DOMAttributes } from 'react'

/** Reports that a press may follow: a pointer, the focus or a finger has reached it. */
export type Near = Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onFocus' | 'onTouchStart'>
