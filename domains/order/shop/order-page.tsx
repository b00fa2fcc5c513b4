import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** One order. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('주문 상세')}
      description={t('주문 한 건의 상품, 결제, 배송을 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('이 번호의 주문이 없어요')}
      next={{ href: '/my-page/order', label: t('주문 내역 보기') }}
      members
    >
      {t('주문 번호를 다시 확인하거나 주문 내역에서 골라 주세요.')}
    </Quiet>
  )
}
