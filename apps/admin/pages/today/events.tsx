import { Part } from '@sillage/admin-kit/part.tsx'
import { useActionName } from '@sillage/domains/audit/admin/sentence.ts'
import { subjectOf } from '@sillage/domains/audit/admin/subjects.ts'
import { lineStateLooks } from '@sillage/domains/order/admin/state-looks.ts'
import { useShop } from '@sillage/domains/shop.ts'
import type { TodayEvent } from '@sillage/domains/today/contract.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { eventLabels } from '../order/event-labels.ts'

/** What has just happened anywhere in the shop, as far as one may see it. */
export function Events() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const textOf = useEventText()
  const { data } = useQuery({ ...queries.today.events(), refetchInterval: 60_000 })
  if (!data || data.data.length === 0) return null
  return (
    <Part title={t('방금 있었던 일')}>
      <ul className="log padded">
        {data.data.map((event) => {
          const { text, name, to } = textOf(event)
          return (
            <li key={`${event.kind} ${event.id} ${event.what} ${event.to_state} ${event.at}`}>
              <div>
                <time dateTime={event.at}>{dates.shortDateTime(event.at)}</time> {text}{' '}
                {to ? (
                  <Link className="link" to={to}>
                    {name}
                  </Link>
                ) : (
                  name
                )}{' '}
                {event.staff_id && <span className="mute">{event.staff_id}</span>}
              </div>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

type EventText = { text: string; name: string; to?: string | undefined }

/** What an event says, what it is about, and where that is. */
function useEventText() {
  const t = usePhrases()
  const { locale } = usePhrasebook()
  const moneyText = useMoneyText()
  const actionName = useActionName()
  const productName = ({ name, name_en }: TodayEvent) => (locale === 'en' ? name_en : name)
  const kinds: Record<TodayEvent['kind'], (event: TodayEvent) => EventText> = {
    order: ({ id, what, to_state, name }) => ({
      // The state that was reached says enough where the event has no name of its own.
      text: t(eventLabels[what] ?? (to_state ? lineStateLooks[to_state].label : '상태 변경')),
      name,
      to: `/orders/${id}`,
    }),
    deposit: ({ amount }) => ({
      text: t('입금'),
      name: moneyText({ amount: amount ?? 0, currency: 'krw' }),
      to: '/deposits',
    }),
    inquiry: ({ id }) => ({ text: t('새 문의'), name: String(id), to: `/inquiries/${id}` }),
    product_inquiry: (event) => ({ text: t('새 상품 문의'), name: productName(event), to: '/product-inquiries' }),
    review: (event) => ({
      text: t('새 후기, 별 {stars}개', { stars: event.amount ?? 0 }),
      name: productName(event),
      to: '/reviews',
    }),
    application: ({ id }) => ({ text: t('새 신청'), name: String(id), to: `/applications/${id}` }),
    staff: ({ what, name }) => {
      const { kind, id } = subjectOf(name)
      return {
        text: actionName(what),
        name: kind ? `${t(kind.label)} ${id.slice(0, 24)}`.trim() : name,
        to: kind?.to?.(encodeURIComponent(id)),
      }
    },
  }
  return (event: TodayEvent) => kinds[event.kind](event)
}
