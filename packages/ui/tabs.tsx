import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import './tabs.css'

type Props<Value extends string> = {
  label: string
  items: readonly { value: Value; label: ReactNode; count?: number; panel: ReactNode }[]
  /** Without it the first is open at the start, and the tabs keep their own state. */
  value?: Value
  onChange?: (value: Value) => void
}

/** Panels of which one is shown; the trail lies under its name. */
export function Tabs<Value extends string>({ label, items, value, onChange }: Props<Value>) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: items[0]?.value } : { value })}
      onValueChange={(next) => onChange?.(next)}
    >
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value}>
            {item.label}
            {item.count !== undefined && <span className="num">{item.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="tabs-trail" />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value}>
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
