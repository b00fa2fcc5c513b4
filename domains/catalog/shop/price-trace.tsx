import { Popover } from '@sillage/ui/popover.tsx'
import './price-trace.css'

type Props = {
  /** "왜 이 가격인가요?" */
  ask: string
  /** One row per step of the price, the last one the price itself; amounts already formatted. */
  rows: readonly { label: string; amount: string; note?: string; minus?: boolean }[]
  defaultOpen?: boolean
}

/** Why a price is what it is, step by step. */
export function PriceTrace({ ask, rows, defaultOpen }: Props) {
  return (
    <Popover trigger={ask} title={ask} {...(defaultOpen && { defaultOpen })}>
      <ol className="trace">
        {rows.map((row) => (
          <li key={row.label}>
            <span>{row.label}</span>
            <span className={row.minus ? 'num minus' : 'num'}>{row.amount}</span>
            {row.note && <small>{row.note}</small>}
          </li>
        ))}
      </ol>
    </Popover>
  )
}
