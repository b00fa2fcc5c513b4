import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { type QuotationState, quotationStateNames } from '../words.ts'

export const stateTones = {
  draft: 'idle',
  sent: 'accent',
  accepted: 'done',
  ordered: 'done',
  declined: 'idle',
  expired: 'idle',
} as const satisfies Record<QuotationState, string>

/** What the member has saved or received, the newest first. */
export function MyQuotations() {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const dates = useDates()
  const { queries } = useShop()
  const { data: mine } = useQuery(quietly(queries.quotation.list({ query: { page: 1 } })))
  if (!mine || mine.total === 0) return null
  return (
    <section className="quotation-mine" aria-labelledby="quotation-mine">
      <h2 id="quotation-mine" className="section-title">
        {t('내 견적서')}
      </h2>
      <ul className="rows">
        {mine.data.map(({ id, quotation_no, source, state, total_amount, currency, last_day }) => (
          <li key={id}>
            <Anchor className="quotation-own" href={`/shop/quotation?id=${id}`}>
              <b className="num">{quotation_no}</b>
              {source === 'fragrance_service' && <span className="small soft">{t('공간의 향')}</span>}
              <Badge tone={stateTones[state]}>{t(quotationStateNames[state])}</Badge>
              <span className="num soft">{last_day && t('{day}까지', { day: dates.longDate(last_day) })}</span>
              <span className="num end">{moneyText({ amount: total_amount, currency })}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
