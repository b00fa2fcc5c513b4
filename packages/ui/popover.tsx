import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import './popover.css'

type Props = {
  /** The words to press. */
  trigger: ReactNode
  title: string
  children: ReactNode
  /** For one that was fetched because its words were pressed. */
  defaultOpen?: boolean
}

/** A sheet that answers one question beside the words that ask it. */
export function Popover({ trigger, title, children, defaultOpen = false }: Props) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger className="ask">{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="popover-layer" sideOffset={4} align="end" collisionPadding={20}>
          <Base.Popup className="popover">
            <Base.Title>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
