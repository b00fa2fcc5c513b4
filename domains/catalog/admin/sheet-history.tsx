import { Part } from '@sillage/admin-kit/part.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useActionName } from '../../audit/admin/sentence.ts'
import { useShop } from '../../shop.ts'
import type { ProductSheet } from '../editing-contract.ts'
import { DifferenceList } from './difference-list.tsx'
import { useDifferences } from './use-differences.ts'

/** Who changed what lately: each field as it was and as it became. */
export function SheetHistory({ product }: { product: ProductSheet }) {
  const t = usePhrases()
  const dates = useDates()
  const nameOf = useActionName()
  const { queries } = useShop()
  const { data = [] } = useQuery(queries.staffProducts.history({ params: { product_id: product.id } }))
  const differencesOf = useDifferences(product.variants, data)
  return (
    <Part title={t('기록')}>
      <ul className="log padded">
        {data.map((event) => (
          <li key={event.id}>
            <div>
              <time dateTime={event.created_at}>{dates.shortDateTime(event.created_at)}</time> {nameOf(event.action)}{' '}
              <span className="mute">{event.mb_id || t('자동')}</span>
              {event.before && <DifferenceList differences={differencesOf(event)} />}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
