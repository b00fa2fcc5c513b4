import { money } from '@sillage/kit/money.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useHomeRules } from '../../shipping/shop/home-rules.ts'
import type { Product } from '../contract.ts'
import { useCurrency } from './price-text.ts'
import { NoReturn } from './product-no-return.tsx'
import { deliveryLabel } from './product-parts.ts'
import { ProductSection } from './product-sections.tsx'

/** How it is delivered, and how it is returned. */
export function ProductDelivery({ product }: { product: Product }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const currency = useCurrency()
  const text = (amount: number) => moneyText(money(amount, currency))
  const rules = useHomeRules()
  const fees = { fee: text(rules[`fee_${currency}`]), from: text(rules[`free_from_${currency}`]) }
  const travels = product.kind !== 'class' && product.kind !== 'service'
  // Of a class that has begun a part of the fee is refunded, and the table of shares says all of it.
  const isWhole = !travels && product.no_return !== 'class_started'
  return (
    <ProductSection part="delivery" product_id={product.id} title={t(deliveryLabel(product.kind))}>
      <table className="spec-table">
        <tbody>
          {travels && (
            <>
              <tr>
                <th scope="row">{t('배송')}</th>
                <td>{t('국내 {fee}, {from}부터 무료예요. 제주와 도서 지역은 추가 배송비가 있어요.', fees)}</td>
              </tr>
              <tr>
                <th scope="row">{t('출고 안내')}</th>
                <td>
                  {t('평일 {time} 전에 주문하면 당일 발송되고, 보통 하루 이틀 뒤에 도착해요.', {
                    time: rules.cut_off,
                  })}
                </td>
              </tr>
            </>
          )}
          <tr>
            <th scope="row">{travels ? t('교환·반품') : t('취소·환불')}</th>
            <td>
              {travels && t('받은 날부터 7일 안에 신청할 수 있어요.')}
              {isWhole && t('시작하기 전까지 취소할 수 있어요.')}
              <NoReturn reason={product.no_return} />
            </td>
          </tr>
        </tbody>
      </table>
    </ProductSection>
  )
}
