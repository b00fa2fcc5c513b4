import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { WishHeart } from '../../wish/shop/wish-heart.tsx'
import type { Product } from '../contract.ts'
import { useCopyLink } from './use-copy-link.ts'
import '@sillage/ui/sections/phone-bars.css'

/** What can be done here: beside the price on a desktop, under the thumb on a phone. */
export function ProductDeeds({ product, total }: { product: Product; total: string }) {
  const t = usePhrases()
  const pick = usePick()
  const heart = <WishHeart product_id={product.id} name={pick(product, 'name')} />
  return (
    <>
      {!product.sold_out && (
        <div className="buy-sum">
          <span>{t('합계')}</span>
          <Price amount={total} size="lg" />
        </div>
      )}
      <div className="buy-actions deeds">
        {heart}
        <ShelfLink product={product} />
        <CopyLink />
      </div>
      <div className="buybar">
        {heart}
        {product.sold_out ? <ShelfLink product={product} /> : <Price amount={total} />}
        <CopyLink />
      </div>
    </>
  )
}

function CopyLink() {
  const t = usePhrases()
  const copyLink = useCopyLink()
  return (
    <Button onClick={copyLink}>
      <Icon name="share" size="sm" />
      {t('링크 복사')}
    </Button>
  )
}

/** The shelf it stands on: the second level, where one kind of thing stands together. */
function ShelfLink({ product }: { product: Product }) {
  const t = usePhrases()
  const pick = usePick()
  const shelf = product.path[1] ?? product.path[0]
  if (!shelf) return null
  return (
    <Button kind="line" href={`/shop/category/${shelf.id}`}>
      {t('{name} 더 보기', { name: pick(shelf, 'name') })}
    </Button>
  )
}
