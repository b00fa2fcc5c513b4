import { money, moneyFigures } from '@sillage/kit/money.ts'
import { Button } from '@sillage/ui/button.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { speaksWon } from '../../coupon/discount.ts'
import { couponKindNames } from '../../coupon/words.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Promotion } from '../promotion-contract.ts'
import '../../coupon/shop/ticket.css'

type Coupon = NonNullable<Promotion['coupon']>

const won = (amount: number) => moneyFigures(money(amount, 'krw'))

/** The coupon of a promotion, and the button with which a member takes it. */
export function PromotionCoupon({ id, coupon }: { id: number; coupon: Coupon }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { locale } = usePhrasebook()
  const { amount_krw, percent, cap_krw, minimum_krw } = coupon
  const worth = amount_krw === null ? `${percent}%` : t('{amount}원', { amount: won(amount_krw) })
  const terms = [
    minimum_krw > 0 && t('{amount}원부터 쓸 수 있어요', { amount: won(minimum_krw) }),
    cap_krw !== null && t('최대 {amount}원', { amount: won(cap_krw) }),
    // Who pays in dollars hears before they take it.
    locale === 'en' && speaksWon(coupon) && t('원화로 주문할 때만 쓸 수 있어요'),
  ]
  return (
    <section className="ticket" aria-label={t('쿠폰')}>
      <p className="ticket-stub">{t('{worth} 할인', { worth })}</p>
      <div className="ticket-body">
        <p className="ticket-kind">{t(couponKindNames[coupon.kind])}</p>
        <h2>{pick(coupon, 'name')}</h2>
        <p className="small mute promotion-terms">{terms.filter(Boolean).join(' · ')}</p>
        <Take id={id} />
      </div>
    </section>
  )
}

/** The same button for everyone; what it does depends on who presses it. */
function Take({ id }: { id: number }) {
  const t = usePhrases()
  const { user } = useSession()
  const { queries } = useShop()
  const taken = useQuery({
    ...quietly(queries.content.promotions.taken({ params: { id } })),
    enabled: user !== null,
    staleTime: 0,
  })
  const { take, pending } = useTake(id)
  if (taken.data?.taken)
    return (
      <Button href="/my-page/coupon" kind="line" size="sm">
        {t('받은 쿠폰 보기')}
      </Button>
    )
  return (
    <Button size="sm" busy={pending} onClick={() => void take()}>
      {t('쿠폰 받기')}
    </Button>
  )
}

function useTake(id: number) {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { refresh } = useSession()
  const { call } = useDataCalls()
  const { api, queries, cache } = useShop()
  const [pending, setPending] = useState(false)
  const { taken } = queries.content.promotions

  async function take() {
    setPending(true)
    try {
      await call(() => api.content.promotions.take({ params: { id } }))
      toast({
        message: t('쿠폰을 받았어요.'),
        icon: 'check',
        action: { label: t('쿠폰함 보기'), href: '/my-page/coupon' },
      })
      await Promise.all([cache.invalidateQueries({ queryKey: queries.coupon.list.key }), refresh()])
    } catch {
      // useDataCalls has shown why; a visitor is asked to sign in.
    } finally {
      await cache.invalidateQueries({ queryKey: taken.key })
      setPending(false)
    }
  }
  return { take, pending }
}
