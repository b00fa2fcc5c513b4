import { money, moneyFigures } from '@sillage/kit/money.ts'
import { lastMoment } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { productPath } from '../../catalog/words.ts'
import type { MemberCoupon } from '../contract.ts'
import { couponKindNames } from '../words.ts'
import './ticket.css'

const won = (amount: number) => moneyFigures(money(amount, 'krw'))

/** A coupon as one holds it: on the stub what it is worth, beside it what for and until when. */
export function Ticket({ coupon }: { coupon: MemberCoupon }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { amount_krw, percent, cap_krw, minimum_krw } = coupon
  return (
    <li className={coupon.state === 'issued' ? 'ticket' : 'ticket ticket-over'}>
      <p className="ticket-stub">
        {t('{worth} 할인', {
          worth: amount_krw === null ? `${percent}%` : t('{amount}원', { amount: won(amount_krw) }),
        })}
      </p>
      <div className="ticket-body">
        <p className="ticket-kind">{t(couponKindNames[coupon.kind])}</p>
        <h2>{pick(coupon, 'name')}</h2>
        <dl>
          <Aim coupon={coupon} />
          {minimum_krw > 0 && <Term name={t('최소 주문')}>{t('{amount}원', { amount: won(minimum_krw) })}</Term>}
          {cap_krw !== null && <Term name={t('최대 할인')}>{t('{amount}원', { amount: won(cap_krw) })}</Term>}
        </dl>
        <End coupon={coupon} />
      </div>
    </li>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const named = 2

/** Where it can be used; a few things by name. */
function Aim({ coupon: { kind, targets } }: { coupon: MemberCoupon }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const name = t('사용처')
  if (kind === 'order') return <Term name={name}>{t('모든 주문')}</Term>
  if (kind === 'shipping') return <Term name={name}>{t('배송비')}</Term>
  if (targets.length === 0) return <Term name={name}>{t('지금은 판매하지 않는 상품')}</Term>
  const more = targets.length - named
  return (
    <Term name={name}>
      {targets.slice(0, named).map(({ id, kind, ...target }) => (
        <Anchor key={id} className="link" href={kind ? productPath({ id, kind }) : `/shop/category/${id}`}>
          {pick(target, 'name')}
        </Anchor>
      ))}
      {more > 0 && <span>{t('외 {count}개', { count: more })}</span>}
    </Term>
  )
}

const soonDays = 7

function End({ coupon: { state, used_at, expires_at, days_left } }: { coupon: MemberCoupon }) {
  const t = usePhrases()
  const dates = useDates()
  const day = expires_at && dates.date(lastMoment(expires_at))
  if (state === 'used') return <EndLine word={t('사용 완료')} day={used_at && dates.date(used_at)} />
  if (state === 'reserved') return <EndLine word={t('주문에 쓰는 중')} day={null} />
  if (state === 'expired') return <EndLine word={t('기간 만료')} day={day} />
  if (days_left === null) return <EndLine word={t('기간 제한 없음')} day={null} />
  const word = days_left === 0 ? t('오늘까지 쓸 수 있어요') : t('{count}일 남았어요', { count: days_left })
  return <EndLine word={word} day={day && t('{day}까지', { day })} soon={days_left <= soonDays} />
}

function EndLine({ word, day, soon }: { word: string; day: string | null; soon?: boolean }) {
  return (
    <p className="ticket-end">
      <Badge tone={soon ? 'accent' : 'idle'}>{word}</Badge>
      {day && <span className="num">{day}</span>}
    </p>
  )
}
