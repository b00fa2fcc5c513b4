import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Packing } from '../packing-contract.ts'
import { LotsToPack } from './packing-slips.tsx'

type Lots = Packing['lines'][number]['lots']
type Picked = { sku: string; name: string; option_name: string; quantity: number; orders: number; lots: Lots }

/** All pieces of some orders by product: one walk along the storeroom. */
export function pickListOf(data: readonly Packing[]): Picked[] {
  const picked = new Map<string, Picked>()
  for (const { sku, name, option_name, quantity, lots } of data.flatMap(({ lines }) => lines)) {
    const known = picked.get(sku) ?? { sku, name, option_name, quantity: 0, orders: 0, lots: [] }
    const sums = { quantity: known.quantity + quantity, orders: known.orders + 1, lots: sumLots(known.lots, lots) }
    picked.set(sku, { ...known, ...sums })
  }
  return [...picked.values()].sort((one, other) => one.sku.localeCompare(other.sku))
}

function sumLots(one: Lots, other: Lots): Lots {
  const sums = new Map<string, number>()
  for (const { lot, quantity } of [...one, ...other]) sums.set(lot, (sums.get(lot) ?? 0) + quantity)
  return [...sums].map(([lot, quantity]) => ({ lot, quantity }))
}

export function PickList({ data }: { data: Packing[] }) {
  const t = usePhrases()
  const rows = pickListOf(data)
  return (
    <table className="data" aria-label={t('피킹 목록')}>
      <thead>
        <tr>
          <th scope="col">{t('확인')}</th>
          <th scope="col">SKU</th>
          <th scope="col">{t('상품')}</th>
          <th scope="col" className="end">
            {t('주문 수')}
          </th>
          <th scope="col" className="end">
            {t('수량')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.sku}>
            <td>
              <span className="tick-box" />
            </td>
            <td className="soft">{row.sku}</td>
            <td className="fill">
              {row.name} <span className="mute">{row.option_name}</span>
              <LotsToPack lots={row.lots} />
            </td>
            <td className="end mute">{row.orders}</td>
            <td className="end">
              <b>{row.quantity}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
