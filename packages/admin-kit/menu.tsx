import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

type Item = { label: ReactNode; run: () => void; danger?: boolean; disabled?: boolean }

/** A menu that opens at a button. */
export const Menu = ({ button, items }: { button: ReactElement; items: readonly (Item | false)[] }) => (
  // The content policy takes no style elements.
  <CSPProvider disableStyleElements>
    <Base.Root>
      <Base.Trigger render={button} />
      <Base.Portal>
        <Base.Positioner className="menu-layer" sideOffset={4} align="end">
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
