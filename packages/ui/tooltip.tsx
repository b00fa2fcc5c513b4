import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import './tooltip.css'

type Props = {
  text: ReactNode
  /** The control it explains; it must have a name of its own, since a finger sees no tooltip. */
  children: ReactElement<Record<string, unknown>>
}

/** A few words beside a control under the pointer or the focus. */
export function Tooltip({ text, children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner className="tooltip-layer" sideOffset={8} collisionPadding={12}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
