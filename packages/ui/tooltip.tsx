import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useId } from 'react'
import './tooltip.css'

type Props = {
  text: ReactNode
  /** The control it explains; it must have a name of its own, since a finger sees no tooltip. A screen reader reads both. */
  children: ReactElement<Record<string, unknown>>
}

/** A few words beside a control under the pointer or the focus. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  // An icon's tooltip shows its name, which a screen reader reads already.
  const isName = children.props.label === text
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} {...(!isName && { 'aria-describedby': id })} />
      {!isName && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      <Base.Portal>
        <Base.Positioner className="tooltip-layer" sideOffset={8} collisionPadding={12}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
