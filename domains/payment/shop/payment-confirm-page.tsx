import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Where the payment provider sends a buyer back to. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('결제 확인')}
      description={t('결제가 끝났는지 확인하는 곳이에요.')}
      empty={t('확인할 결제가 없어요')}
      next={{ href: '/my-page/order', label: t('주문 내역 보기') }}
    >
      {t('주문과 결제 상태는 주문 내역에서 볼 수 있어요.')}
    </Quiet>
  )
}
