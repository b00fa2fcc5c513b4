import { formatMoney, timesMoney } from '@sillage/kit/money.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { StarRating } from '@sillage/ui/star-rating.tsx'
import { Stepper } from '@sillage/ui/stepper.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useState } from 'react'
import type { Product } from '../contract.ts'
import { useCurrency, usePriceText } from './price-text.ts'
import { ProductCurve } from './product-curve.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductOptions } from './product-options.tsx'
import { CardBadges } from './product-tile.tsx'
import { useCopyLink } from './use-copy-link.ts'
import { firstVariant } from './variant-choice.ts'
import '@sillage/ui/sections/product.css'
import '@sillage/ui/sections/phone-bars.css'
import './product-page.css'

const mostAtOnce = 99

/** The column beside the pictures: what it is, what it costs, which one. */
export function ProductBuy({ product }: { product: Product }) {
  const t = usePhrases()
  const priceText = usePriceText()
  const currency = useCurrency()
  const [variant, setVariant] = useState(() => firstVariant(product))
  const [quantity, setQuantity] = useState(1)
  const chosen = variant ?? product
  const total = timesMoney(chosen.price[currency], quantity)
  return (
    <section className="buy" aria-label={t('구매 정보')}>
      <ProductIntro product={product} />
      <div aria-live="polite">
        <Price {...priceText(chosen)} size="lg" />
      </div>
      {product.trail && <ProductCurve trail={product.trail} notes={product.notes} />}
      <ProductOptions product={product} chosen={variant} onChoose={setVariant} />
      {product.sold_out ? (
        <SoldOut />
      ) : (
        <div className="part part-row">
          <span className="small soft">{t('수량')}</span>
          <Stepper
            value={quantity}
            onChange={setQuantity}
            max={mostAtOnce}
            labels={{ input: t('수량'), less: t('하나 빼기'), more: t('하나 더하기') }}
          />
        </div>
      )}
      <BuyActions total={formatMoney(total)} soldOut={product.sold_out} />
      <ProductFacts kind={product.kind} total={total} />
    </section>
  )
}

function ProductIntro({ product }: { product: Product }) {
  const pick = usePick()
  const { badges, rating } = product
  return (
    <>
      {badges.length > 0 && (
        <p className="card-badges">
          <CardBadges badges={badges} />
        </p>
      )}
      <h1 className="product-name">{pick(product, 'name')}</h1>
      <p className="card-kind">{pick(product, 'type_label')}</p>
      <p className="product-lead">{pick(product, 'summary')}</p>
      {rating && <Rating {...rating} />}
    </>
  )
}

function Rating({ average, count }: { average: number; count: number }) {
  const t = usePhrases()
  const score = average.toFixed(1)
  return (
    <p className="product-rating">
      <StarRating value={average} label={t('별점 5점 중 {score}점', { score })} />
      <span className="num">{score}</span>
      <span className="num">{t('리뷰 {count}개', { count })}</span>
    </p>
  )
}

function SoldOut() {
  const t = usePhrases()
  return (
    <div className="part">
      <Alert tone="accent">{t('지금은 모두 떠났어요. 비슷하게 머무는 향을 아래에 모아 두었어요.')}</Alert>
    </div>
  )
}

/** Beside the price on a desktop, under the thumb on a phone. */
function BuyActions({ total, soldOut }: { total: string; soldOut: boolean }) {
  const t = usePhrases()
  const copyLink = useCopyLink()
  const copy = (
    <Button kind={soldOut ? 'line' : 'ink'} onClick={copyLink}>
      <Icon name="share" size="sm" />
      {t('링크 복사')}
    </Button>
  )
  return (
    <>
      {!soldOut && (
        <p className="buy-sum">
          <span>{t('합계')}</span>
          <Price amount={total} size="lg" />
        </p>
      )}
      <div className="buy-actions">{copy}</div>
      <div className="buybar">
        {!soldOut && <Price amount={total} />}
        {copy}
      </div>
    </>
  )
}
