import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

type Props = { label: string; children: (open: boolean, close: () => void) => ReactNode }

/** For the gallery: a button that opens what would else lie over all other widgets. */
export function Opener({ label, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="line" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  )
}
