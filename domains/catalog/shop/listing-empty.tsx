import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Nothing to show: the shelf is bare, or the address points past its end. */
export function ListingEmpty({ path, total }: { path: string; total: number }) {
  const t = usePhrases()
  if (total > 0)
    return (
      <Empty title={t('이 쪽에는 상품이 없어요')} action={<Button href={path}>{t('첫 쪽부터 보기')}</Button>}>
        {t('목록은 여기까지 이어지지 않아요.')}
      </Empty>
    )
  return (
    <Empty
      title={t('아직 비어 있는 선반이에요')}
      action={<Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>}
    >
      {t('새로운 향이 준비되면 이 자리에 놓을게요.')}
    </Empty>
  )
}
