import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Where the shop can be visited. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('매장 안내')}
      description={t('실라주 오프라인 매장을 안내하는 곳이에요.')}
      empty={t('매장에서 향을 직접 맡아 볼 수 있어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('가장 가까운 매장과 여는 시간은 고객센터에서 알려 드려요.')}
    </Quiet>
  )
}
