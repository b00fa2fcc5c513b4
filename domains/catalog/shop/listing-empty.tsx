import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type AnyListing, isNarrowed, listingHref, widened } from './listing-address.ts'

type Props = { path: string; total: number; listing?: AnyListing }

/** Nothing to show: the filters leave nothing, the address points past the end, or the category is empty. */
export function ListingEmpty({ path, total, listing }: Props) {
  const t = usePhrases()
  if (total > 0)
    return (
      <Empty
        title={t('이 페이지에는 상품이 없어요')}
        action={<Button href={listingHref(path, { ...listing, page: 1 })}>{t('첫 페이지부터 보기')}</Button>}
      >
        {t('목록은 여기까지 이어지지 않아요.')}
      </Empty>
    )
  if (listing && isNarrowed(listing))
    return (
      <Empty
        title={t('고른 조건에 맞는 상품이 없어요')}
        action={<Button href={listingHref(path, { ...widened(listing), page: 1 })}>{t('조건 모두 지우기')}</Button>}
      >
        {t('위에서 조건을 하나씩 빼 보세요.')}
      </Empty>
    )
  return (
    <Empty title={t('아직 상품이 없어요')} action={<Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>}>
      {t('새로운 향이 준비되면 여기에서 보여 드릴게요.')}
    </Empty>
  )
}
