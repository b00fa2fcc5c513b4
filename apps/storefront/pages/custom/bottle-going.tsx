import { useAddToCart } from '@sillage/domains/cart/shop/use-cart.ts'
import type { Product } from '@sillage/domains/catalog/contract.ts'
import { WhyPrice } from '@sillage/domains/catalog/shop/why-price.tsx'
import type { BottleDesign } from '@sillage/domains/custom/design-contract.ts'
import { isPrintable } from '@sillage/domains/custom/words.ts'
import { withLine } from '@sillage/domains/quotation/shop/draft.ts'
import { useDraft } from '@sillage/domains/quotation/shop/use-draft.ts'
import { money } from '@sillage/kit/money.ts'
import { Button } from '@sillage/ui/button.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import type { PricedDesign } from './use-bottle-price.ts'

type Props = { product: Product; design: BottleDesign; quantity: number; priced: PricedDesign }

/** What it comes to, and where it goes: the cart, or a quotation for many. */
export function BottleGoing({ product, design, quantity, priced: { variant, price, currency } }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const navigate = useNavigate()
  const { toast } = useDialogs()
  const { add, pending } = useAddToCart()
  const { change } = useDraft()
  const text = (amount: number) => moneyText(money(amount, currency))
  const { name, sub } = design.label
  function isReady() {
    if (name.trim() !== '' && isPrintable(name) && isPrintable(sub)) return true
    toast({ message: t('라벨에 쓸 이름을 적어 주세요.') })
    return false
  }
  function quote() {
    if (!variant || !isReady()) return
    const field = product.personal_fields.find(({ kind }) => kind === 'design')
    const { key = 'bottle', name: title = '', name_en = '' } = field ?? {}
    const personal = [{ key, kind: 'design' as const, name: title, name_en, value: name, file_id: null, design }]
    change((draft) => withLine(draft, { product_id: product.id, variant_id: variant.id, personal }, quantity))
    void navigate('/shop/quotation')
  }
  if (!variant || !price || variant.sold_out)
    return <p className="going small soft">{t('이 용기는 지금 만들 수 없어요. 다른 크기를 골라 주세요.')}</p>
  const line = { variant_id: variant.id, quantity, personal: [{ key: 'bottle', design }] }
  return (
    <div className="going">
      <div className="going-line small">
        <span className="num">
          {text(price.amount)} × {quantity}
          {price.list_amount > price.amount && <s className="mute tiny"> {text(price.list_amount)}</s>}
        </span>
        <WhyPrice price={price} currency={currency} sale_to={product.sale_to} />
      </div>
      <div className="going-line">
        <span className="small">
          {product.made_in_days && t('{days}영업일 동안 만들어요', { days: product.made_in_days })}
        </span>
        <output className="going-sum num" aria-label={t('합계')}>
          {text(price.amount * quantity)}
        </output>
      </div>
      <div className="going-buttons">
        <Button kind="line" onClick={quote}>
          {t('견적 요청')}
        </Button>
        <Button busy={pending} onClick={() => isReady() && void add([line])}>
          {t('장바구니에 담기')}
        </Button>
      </div>
    </div>
  )
}
