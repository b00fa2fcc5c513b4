import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { StockRow } from '../contract.ts'
import { LotState } from './lot-state.tsx'

const shownLots = 100

/** The lots an option is in stock from, and what came in without a number. */
export function StockLots({ row }: { row: StockRow }) {
  const t = usePhrases()
  const { queries } = useShop()
  const query = { variant_id: row.variant_id, state: 'in_house' as const, limit: shownLots }
  const { data } = useQuery(queries.staffLots.list({ query }))
  const lots = data?.data ?? []
  if (lots.length === 0) return null
  const without = row.on_hand - lots.reduce((sum, { on_hand, withdrawn }) => sum + on_hand - withdrawn, 0)
  return (
    <Part title={t('로트')} fact={t('{count}가지', { count: lots.length })}>
      <ul className="lines">
        {lots.map((lot) => (
          <li key={lot.id}>
            <Link className="link" to={`/lots/${lot.id}`}>
              {lot.lot}
            </Link>
            <span className="grow mute">{lot.best_before && t('{day}까지', { day: lot.best_before })}</span>
            <LotState lot={lot} />
            <b className="medium">{lot.on_hand.toLocaleString()}</b>
          </li>
        ))}
        {without > 0 && (
          <li>
            <span className="grow mute">{t('로트 없이 들어온 수량')}</span>
            <b className="medium">{without.toLocaleString()}</b>
          </li>
        )}
      </ul>
      {without < 0 && (
        <p className="padded bad">
          {t('로트의 합이 재고보다 {count}개 많아요. 로트를 세어 수량을 고쳐 주세요.', { count: -without })}
        </p>
      )}
    </Part>
  )
}
