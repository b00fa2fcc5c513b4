import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What a member has bought in a store. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('매장 구매')}
      description={t('오프라인 매장에서 산 내역을 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('매장에서 산 내역이 없어요')}
      next={{ href: '/contents/store', label: t('매장 안내') }}
      members
    >
      {t('가까운 매장에서 향을 직접 맡아 보세요.')}
    </Quiet>
  )
}
