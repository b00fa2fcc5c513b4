import { useBuyNow } from '@sillage/domains/cart/shop/use-buy-now.ts'
import { useAddToCart } from '@sillage/domains/cart/shop/use-cart.ts'
import type { Product } from '@sillage/domains/catalog/contract.ts'
import type { Choice } from '@sillage/domains/catalog/shop/product-choice.ts'
import { NoReturn } from '@sillage/domains/catalog/shop/product-no-return.tsx'
import { RestockButton } from '@sillage/domains/catalog/shop/restock.tsx'
import { ProductShare } from '@sillage/domains/catalog/shop/share/product-share.tsx'
import { useShare } from '@sillage/domains/catalog/shop/use-share.ts'
import type { ClassSession } from '@sillage/domains/course/fields.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { WaitButton, WaitWords } from '@sillage/domains/tssa/shop/wait-button.tsx'
import { WishHeart } from '@sillage/domains/wish/shop/wish-heart.tsx'
import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { Tooltip } from '@sillage/ui/tooltip.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import '@sillage/ui/sections/phone-bars.css'

type Props = {
  product: Product
  choice: Choice /** Whether all that must be filled in is; says so where it is not. */
  isReady: () => boolean
  /** The chosen session of a class, where it has no seat left: one can wait for it. */
  full?: ClassSession | undefined
}

/** What can be done here: beside the price on a desktop, under the thumb on a phone. */
export function ProductActions({ product, choice, isReady, full }: Props) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const pick = useLocalizedField()
  const share = useShare(pick(product, 'name'))
  const heart = <WishHeart product_id={product.id} name={pick(product, 'name')} />
  const total = moneyText(choice.total)
  const buying = useMainAction(product, choice, isReady)
  const action = full ? <WaitButton session={full} /> : buying
  return (
    <>
      {choice.line && (
        <div className="buy-sum">
          <span>{t('합계')}</span>
          <Price amount={total} size="lg" />
        </div>
      )}
      {full && <WaitWords session={full} />}
      {!choice.line && !full && <SoldOut product={product} />}
      {choice.line && <NoReturn reason={product.no_return} apart />}
      {choice.line && product.made_in_days && (
        <p className="small soft">{t('주문을 받고 {days}영업일 동안 만들어요.', { days: product.made_in_days })}</p>
      )}
      <div className="buy-actions">
        {heart}
        <Tooltip text={t('공유하기')}>
          <IconButton icon="share" label={t('공유하기')} onPress={() => void share()} />
        </Tooltip>
        <ProductShare product={product} />
        {action}
        <BuyNow product={product} choice={choice} isReady={isReady} />
      </div>
      <div className="buybar">
        {heart}
        {!choice.line && <span className="small soft">{t(product.kind === 'class' ? '마감' : '품절')}</span>}
        {action}
        {choice.line && <BuyNow product={product} choice={choice} isReady={isReady} total={total} />}
      </div>
    </>
  )
}

/** Into the cart; or, where it is gone, the wish to hear of it. */
function useMainAction(product: Product, { line, variant }: Choice, isReady: () => boolean): ReactNode {
  const t = usePhrases()
  const { queries, cache } = useShop()
  const { add, pending } = useAddToCart()

  async function put() {
    if (!line || !isReady()) return
    const taken = await add([line])
    // Refused: it went to someone else since the page was drawn.
    if (!taken) await cache.invalidateQueries({ queryKey: queries.catalog.show.key })
  }

  const designed = product.personal_fields.find(({ kind }) => kind === 'design')
  if (line && designed) return <Button href={`/custom/${designed.key}`}>{t('직접 만들어 보기')}</Button>
  if (line)
    return (
      <Button kind="line" busy={pending} onClick={() => void put()}>
        {t('장바구니에 담기')}
      </Button>
    )
  if (variant && product.kind !== 'class') return <RestockButton variant={variant} />
  return <CategoryLink product={product} />
}

/** Straight to the order form with this alone; on a phone it says what it comes to. */
function BuyNow({ product, choice: { line }, isReady, total }: Props & { total?: string }) {
  const t = usePhrases()
  const { queries, cache } = useShop()
  const { buy, pending } = useBuyNow()
  if (!line || product.personal_fields.some(({ kind }) => kind === 'design')) return null
  async function order(wished: NonNullable<Choice['line']>) {
    if (!isReady()) return
    const taken = await buy(wished)
    if (!taken) await cache.invalidateQueries({ queryKey: queries.catalog.show.key })
  }
  return (
    <Button busy={pending} onClick={() => void order(line)}>
      {total && <span className="tiny num">{total}</span>}
      {t('바로 구매')}
    </Button>
  )
}

function SoldOut({ product: { kind } }: { product: Product }) {
  const t = usePhrases()
  return (
    <div className="part">
      <Alert tone="accent">
        {kind === 'class'
          ? t('자리가 모두 찼어요. 다음 일정이 열리면 여기에서 알려 드릴게요.')
          : t('지금은 품절이에요. 다시 들어오면 여기에서 살 수 있어요.')}
      </Alert>
    </div>
  )
}

/** The shelf it stands on: the second level, where one kind of thing stands together. */
function CategoryLink({ product }: { product: Product }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const category = product.path[1] ?? product.path[0]
  if (!category) return null
  return (
    <Button kind="line" href={`/shop/category/${category.id}`}>
      {t('{name} 더 보기', { name: pick(category, 'name') })}
    </Button>
  )
}
