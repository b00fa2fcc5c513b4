import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

type Item = { label: ReactNode; run: () => void; danger?: boolean; disabled?: boolean }
type Props = {
  button: ReactElement
  items: readonly (Item | false)[]
  /** Below its button, or to the right of it. */
  side?: 'bottom' | 'right'
}

/**
 * Where menus are drawn: in the screen's own landmark, so that someone who goes from landmark to landmark finds them.
 * While a dialog is open everything outside it is inert, and its menus are drawn in the dialog's layer.
 */
const landmark = {
  get current() {
    return document.querySelector('[role=dialog]') ? null : document.querySelector<HTMLElement>('main')
  },
}

/** A menu that opens at a button. */
export const Menu = ({ button, items, side = 'bottom' }: Props) => (
  // The content policy takes no style elements.
  <CSPProvider disableStyleElements>
    <Base.Root>
      <Base.Trigger render={button} />
      <Base.Portal container={landmark}>
        <Base.Positioner className="menu-layer" side={side} sideOffset={4} align={side === 'right' ? 'start' : 'end'}>
          <Base.Popup className="menu menu-open">
            {items.map((item, index) =>
              item ? (
                <Base.Item
                  key={index}
                  className={item.danger ? 'menu-item bad' : 'menu-item'}
                  disabled={item.disabled}
                  onClick={item.run}
                >
                  {item.label}
                </Base.Item>
              ) : null,
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  </CSPProvider>
)
