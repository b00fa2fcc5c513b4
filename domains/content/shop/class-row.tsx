import { weekday } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { productPath } from '../../catalog/words.ts'
import type { ClassSession } from '../../course/fields.ts'

const fewSeats = 3

/** One beginning of a course. */
export function ClassRow({ session }: { session: ClassSession }) {
  const moneyText = useMoneyText()
  const { t, locale } = usePhrasebook()
  const pick = useLocalizedField()
  const dates = useDates()
  const currency = useCurrency()
  const { starts_at, weeks } = session
  const length = weeks === 1 ? t('하루 과정') : t('{count}회 과정', { count: weeks })
  return (
    <li>
      <Anchor href={productPath({ id: session.product_id, kind: 'class' })}>
        <time dateTime={starts_at} className="num">
          {dates.shortDate(starts_at)}
          <small>
            {weekday(starts_at, locale)} {dates.time(starts_at)}
          </small>
        </time>
        <span>
          <b>{pick(session, 'title')}</b>
          <br />
          <small className="mute small">
            {length}, {pick(session, 'studio')}
          </small>
        </span>
        <Seats left={session.seats_left} />
        <div className="only-desktop">
          <Price amount={moneyText(session.price[currency])} />
        </div>
      </Anchor>
    </li>
  )
}

function Seats({ left }: { left: number }) {
  const t = usePhrases()
  if (left === 0) return <span className="seats mute">{t('마감')}</span>
  const className = left <= fewSeats ? 'seats seats-few' : 'seats mute'
  return <span className={className}>{t('{count}자리 남았어요', { count: left })}</span>
}
