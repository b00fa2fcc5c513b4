import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type MouseEvent, useEffect } from 'react'
import { openedProduct } from '../../catalog/shop/opened-product.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { useOrderLabel } from '../../catalog/shop/use-order-label.ts'
import type { Found } from '../contract.ts'
import { FoundNote } from './found-note.tsx'
import { NothingFound } from './nothing-found.tsx'
import { recentWords } from './recent-words.ts'
import { type Asked, searchHref, searchOrders } from './search-address.ts'
import { useLogClick } from './use-log-click.ts'
import '@sillage/ui/sections/listing.css'
import '../../catalog/shop/product-listing.css'
import { Pages } from '../../content/shop/pages.tsx'

type Props = { asked: Asked; found: Found }

// What fits on the first screen of a desktop.
const eagerCards = 4

export function FoundProducts({ asked, found }: Props) {
  const { keyword } = asked
  const leads = found.total > 0
  useEffect(() => {
    if (leads) recentWords.add(keyword)
  }, [keyword, leads])
  if (!leads) return <NothingFound key={keyword} keyword={keyword} correction={found.correction} />
  return (
    <>
      <FoundNote keyword={keyword} found={found} />
      <Bar asked={asked} found={found} />
      {found.data.length === 0 ? <PastTheEnd asked={asked} /> : <Grid asked={asked} found={found} />}
    </>
  )
}

function Bar({ asked, found }: Props) {
  const t = usePhrases()
  const labelOf = useOrderLabel()
  const { capped, total } = found
  const currency = useCurrency() === 'usd' ? 'usd' : undefined
  const count = total.toLocaleString('en')
  return (
    <div className="listing-bar">
      <span className="num">{capped ? t('상품 {count}개 이상', { count }) : t('상품 {count}개', { count })}</span>
      <nav className="sorts" aria-label={t('정렬')}>
        {searchOrders.map(({ label, sort, order }) => (
          <Anchor
            key={label}
            href={searchHref({ ...asked, page: 1, sort, order, ...(currency && { currency }) })}
            aria-current={sort === asked.sort && order === asked.order ? 'true' : undefined}
          >
            {labelOf({ label, sort, order })}
          </Anchor>
        ))}
      </nav>
    </div>
  )
}

function Grid({ asked, found }: Props) {
  const t = usePhrases()
  const logClick = useLogClick()
  function opened(event: MouseEvent) {
    const product_id = openedProduct(event)
    if (product_id) logClick(asked.keyword, product_id)
  }
  return (
    <>
      <h2 className="sr">{t('찾은 상품')}</h2>
      <div className="product-grid" onClickCapture={opened}>
        {found.data.map((card, index) => (
          <ProductTile key={card.id} card={card} eager={index < eagerCards} />
        ))}
      </div>
      <Pages page={asked.page} pages={found.last_page} href={(page) => searchHref({ ...asked, page })} />
    </>
  )
}

function PastTheEnd({ asked }: { asked: Asked }) {
  const t = usePhrases()
  const first = <Button href={searchHref({ ...asked, page: 1 })}>{t('첫 쪽부터 보기')}</Button>
  return (
    <Empty title={t('이 쪽에는 상품이 없어요')} action={first}>
      {t('찾은 상품은 여기까지 이어지지 않아요.')}
    </Empty>
  )
}
