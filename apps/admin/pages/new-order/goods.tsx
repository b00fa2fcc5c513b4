import { Button } from '@sillage/admin-kit/button.tsx'
import { AddLines } from '@sillage/domains/quotation/admin/add-lines.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { NewOrder } from './use-new-order.ts'

/** What is ordered; found by name or SKU, as in quotations. */
export function Goods({ order }: { order: NewOrder }) {
  const t = usePhrases()
  const { lines, setQuantity, remove, add } = order
  return (
    <>
      <ul className="lines">
        {lines.map(({ variant_id, name, quantity }) => (
          <li key={variant_id}>
            <span className="grow">{name}</span>
            <input
              className="input input-num"
              type="number"
              min={1}
              aria-label={t('{name} 수량', { name })}
              value={quantity}
              onChange={(event) => setQuantity(variant_id, Math.max(1, Number(event.target.value)))}
            />
            <Button
              small
              look="quiet"
              icon="close"
              aria-label={t('{name} 빼기', { name })}
              onClick={() => remove(variant_id)}
            />
          </li>
        ))}
      </ul>
      <div className="padded">
        <AddLines onAdd={add} />
      </div>
    </>
  )
}
