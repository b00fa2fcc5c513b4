import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type Shown, shownHref } from './point-address.ts'

/** For who never had any: how one comes by them. */
export function NoPoints() {
  const t = usePhrases()
  return (
    <Empty title={t('쌓인 적립금이 없어요')} action={<Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>}>
      {t('상품을 사고 구매를 확정하거나 리뷰를 쓰면 쌓여요.')}
    </Empty>
  )
}

/** Nothing of this kind, or no such page. */
export function NoEntries({ direction, beyond }: Pick<Shown, 'direction'> & { beyond: boolean }) {
  const t = usePhrases()
  if (beyond)
    return (
      <Empty
        title={t('이 페이지에는 내역이 없어요')}
        action={<Button href={shownHref({ direction })}>{t('첫 페이지부터 보기')}</Button>}
      />
    )
  return (
    <Empty
      title={direction === 'out' ? t('아직 사용 내역이 없어요') : t('아직 적립 내역이 없어요')}
      action={
        <Button href={shownHref({})} kind="line">
          {t('전체 내역 보기')}
        </Button>
      }
    />
  )
}
