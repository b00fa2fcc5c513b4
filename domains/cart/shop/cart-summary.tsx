import { Button } from '@sillage/ui/button.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { PriceTrace } from '../../catalog/shop/price-trace.tsx'
import { boughtLines } from '../chosen-lines.ts'
import type { Cart } from '../contract.ts'
import { CartHints } from './cart-hints.tsx'
import '@sillage/ui/sections/phone-bars.css'

const orderForm = '/shop/order-form'

type Props = {
  cart: Cart
  isSettled: boolean
  /** What else can be done with the chosen lines. */
  children?: ReactNode
}

/** The total with its rows. The sums are the server's: grey while a change is being sent. */
export function CartSummary({ cart, isSettled, children }: Props) {
  const t = usePhrases()
  const amount = useAmountText(cart)
  const bought = boughtLines(cart.lines)
  const kinds = bought.length
  const total = amount(cart.total_amount)
  const order = kinds > 0 ? t('상품 {count}종 주문하기', { count: kinds }) : t('주문할 상품을 골라 주세요')
  return (
    <aside className="cart-aside" aria-labelledby="cart-sum">
      <h2 id="cart-sum">{t('결제 금액')}</h2>
      {/* Heard as well as seen. */}
      <p className="sr" role="status">
        {isSettled && t('고른 상품 {count}종, 합계 {total}', { count: kinds, total })}
      </p>
      <div className="cart-sums" data-old={isSettled ? undefined : ''}>
        <FreeDelivery cart={cart} />
        <Sums cart={cart} />
      </div>
      {kinds > 0 && <Why cart={cart} />}
      <div className="cart-order only-desktop">
        {kinds > 0 ? (
          <Button wide href={orderForm}>
            {order}
          </Button>
        ) : (
          <Button wide disabled>
            {order}
          </Button>
        )}
      </div>
      {kinds > 0 && children}
      <CartHints cart={cart} />
      <div className="buybar cart-bar">
        <div data-old={isSettled ? undefined : ''}>
          <span className="tiny mute">{t('합계')}</span>
          <Price amount={total} />
        </div>
        {kinds > 0 ? <Button href={orderForm}>{order}</Button> : <Button disabled>{order}</Button>}
      </div>
    </aside>
  )
}

/** A buyer who pays in dollars usually lives abroad, where the country decides the shipping fee. */
const isAbroad = ({ currency }: Cart) => currency === 'usd'

/** How far it is to free delivery; nothing where nothing is sent. */
function FreeDelivery({ cart }: { cart: Cart }) {
  const { goods_amount, missing_for_free: missing } = cart
  const t = usePhrases()
  const amount = useAmountText(cart)
  if (missing === null || goods_amount === 0) return null
  const near = isAbroad(cart) ? '{amount}만 더 담으면 국내는 무료 배송이에요' : '{amount}만 더 담으면 무료 배송이에요'
  const free = isAbroad(cart) ? '국내는 무료 배송이에요' : '무료 배송이에요'
  const label = missing > 0 ? t(near, { amount: amount(missing) }) : t(free)
  return (
    <div className="cart-free">
      <p className="small" aria-hidden="true">
        {label}
      </p>
      <ProgressBar label={label} value={goods_amount} max={goods_amount + missing} />
    </div>
  )
}

function Sums({ cart }: { cart: Cart }) {
  const t = usePhrases()
  const amount = useAmountText(cart)
  const cut = cart.list_amount - cart.goods_amount
  return (
    <dl className="cart-dl num">
      <div>
        <dt>{t('상품 금액')}</dt>
        <dd>{amount(cart.list_amount)}</dd>
      </div>
      {cut > 0 && (
        <div className="minus">
          <dt>{t('할인')}</dt>
          <dd>{`−${amount(cut)}`}</dd>
        </div>
      )}
      {cart.missing_for_free !== null && (
        <div>
          <dt>{isAbroad(cart) ? t('국내 배송비') : t('배송비')}</dt>
          <dd>{cart.shipping_amount > 0 ? amount(cart.shipping_amount) : t('무료')}</dd>
        </div>
      )}
      {cart.missing_for_free !== null && isAbroad(cart) && (
        <div>
          <dt>{t('해외 배송비 (EMS)')}</dt>
          <dd>{t('주문서에서 계산해요')}</dd>
        </div>
      )}
      <div className="total">
        <dt>{t('합계')}</dt>
        <dd>{amount(cart.total_amount)}</dd>
      </div>
    </dl>
  )
}

/** Line by line, as it will be charged. */
function Why({ cart }: { cart: Cart }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const amount = useAmountText(cart)
  const { missing_for_free: missing, goods_amount } = cart
  const goods = boughtLines(cart.lines).map((line) => {
    const what = [pick(line, 'name'), pick(line, 'option_name')].filter(Boolean).join(' ')
    const name = line.add_on_of === 0 ? what : t('추가 상품 {name}', { name: what })
    const isCut = line.list_amount > line.unit_amount
    return {
      label: t('{name} × {count}', { name, count: line.quantity }),
      amount: amount(line.amount),
      ...(isCut && {
        note: t('하나에 {amount}, 정가 {list}', { amount: amount(line.unit_amount), list: amount(line.list_amount) }),
      }),
    }
  })
  const delivery = {
    label: isAbroad(cart) ? t('국내 배송비') : t('배송비'),
    amount: amount(cart.shipping_amount),
    note: t('{amount}부터 무료 배송이에요', { amount: amount(goods_amount + (missing ?? 0)) }),
  }
  const rows = [
    ...goods,
    ...(missing !== null && missing > 0 ? [delivery] : []),
    { label: t('합계'), amount: amount(cart.total_amount) },
  ]
  return <PriceTrace ask={t('왜 이 금액인가요?')} rows={rows} />
}
