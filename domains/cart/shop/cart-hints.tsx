import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '../../session.ts'
import { canBeChosen } from '../chosen-lines.ts'
import type { Cart } from '../contract.ts'

/** What is good to know before ordering: coupons, points, and what is left out. */
export function CartHints({ cart }: { cart: Cart }) {
  const t = usePhrases()
  const { user } = useSession()
  const { coupon_count, points, lines } = cart
  const isLeftOut = lines.some((line) => line.selected && line.trouble && canBeChosen(line))
  const earned = t(
    user ? '구매를 확정하면 적립금 {points}원이 쌓여요.' : '회원은 구매를 확정하면 적립금 {points}원이 쌓여요.',
    {
      points: points.toLocaleString(),
    },
  )
  return (
    <ul className="cart-hints">
      {isLeftOut && <li>{t('수량을 바꾸지 않은 상품은 주문에서 빠져요.')}</li>}
      {coupon_count > 0 && (
        <li>
          <b>{t('쓸 수 있는 쿠폰이 {count}장 있어요.', { count: coupon_count })}</b> {t('주문서에서 고를 수 있어요.')}
        </li>
      )}
      {points > 0 && <li>{earned}</li>}
      {!user && (
        <li>
          <Anchor className="link" href="/login?redirect=%2Fshop%2Fcart">
            {t('로그인하고 쿠폰과 적립금 쓰기')}
          </Anchor>
        </li>
      )}
    </ul>
  )
}
