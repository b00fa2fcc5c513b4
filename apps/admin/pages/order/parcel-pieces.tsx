import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Line = StaffOrder['lines'][number]
type Counts = Readonly<Record<number, number>>

/** Lines that can be sent or handed over now. */
export const waitingLines = (order: StaffOrder) =>
  order.lines.filter(({ state, kind }) => ['paid', 'preparing', 'ready'].includes(state) && kind !== 'class')

const countOf = (counts: Counts, { id, quantity }: Line) => Math.min(counts[id] ?? quantity, quantity)

/** The pieces as the server takes them; undefined for everything, which leaves out what has an open claim. */
export function piecesOf(lines: readonly Line[], counts: Counts) {
  const chosen = lines.map((line) => ({ line_id: line.id, quantity: countOf(counts, line) }))
  const isAll = lines.every((line) => countOf(counts, line) === line.quantity)
  return isAll ? undefined : chosen.filter(({ quantity }) => quantity > 0)
}

type Props = { lines: readonly Line[]; counts: Counts; onChange: (counts: Record<number, number>) => void }

/** How many of each line go along; what is left waits for the next parcel. */
export function ParcelPieces({ lines, counts, onChange }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span className="grow">
            {pick(line, 'name')} <span className="mute">{pick(line, 'option_name')}</span>
          </span>
          <input
            className="input input-num"
            type="number"
            min={0}
            max={line.quantity}
            aria-label={t('{name} 보낼 수량', { name: pick(line, 'name') })}
            value={countOf(counts, line)}
            onChange={(event) =>
              onChange({ ...counts, [line.id]: Math.max(0, Math.trunc(Number(event.target.value))) })
            }
          />
          <span className="mute">/ {line.quantity}</span>
        </li>
      ))}
    </ul>
  )
}
