import type { Currency } from '@sillage/kit/money.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { classRefundAt, classRefunds, classRefundUntil, noClassRefund } from '../../setting/class-refunds.ts'
import './refund-timeline.css'

type Props = {
  session: { meets_at: readonly string[]; minutes: number }
  amount: number
  currency: Currency
  /** Marks the row that applies now; left out on pages that everyone reads. */
  now?: Date
  wide?: boolean
}

/** What is refunded, and until when: the table that refunds use. */
export function RefundTimeline({ session, amount, currency, now, wide = false }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const moneyText = useMoneyText()
  const time = { ...session, meets_at: session.meets_at.map((at) => new Date(at)) }
  const current = now && classRefundAt(time, now)
  const rows = classRefunds.map((row) => ({
    when: pick(row, 'when'),
    until: classRefundUntil(time, row.before),
    money: Math.ceil((amount * row.back[0]) / row.back[1]),
    share: row.back[0] / row.back[1],
    isNow: row === current,
  }))
  return (
    <div className={wide ? 'refund refund-wide' : 'refund'}>
      <div className="refund-bars" aria-hidden="true">
        {rows.map(({ share, isNow, when }) => (
          <i key={when} style={{ '--share': share }} className={isNow ? 'now' : undefined} />
        ))}
        <i className="gone" />
      </div>
      <ol>
        {rows.map(({ when, until, money, isNow }) => (
          <li key={when} aria-current={isNow ? 'step' : undefined}>
            <span>{when}</span>
            <small className="num">{t('{time}까지', { time: dates.weekdayNameTime(until) })}</small>
            <b>{moneyText({ amount: money, currency })}</b>
          </li>
        ))}
        <li aria-current={now && !current ? 'step' : undefined}>
          <span>{pick(noClassRefund, 'when')}</span>
          <small>{pick(noClassRefund, 'text')}</small>
          <b>{moneyText({ amount: 0, currency })}</b>
        </li>
      </ol>
    </div>
  )
}
