import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** An order that was just placed. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('주문 확인')}
      description={t('방금 한 주문을 확인하는 곳이에요.')}
      empty={t('이 번호의 주문이 없어요')}
      next={{ href: '/my-page/order', label: t('주문 내역 보기') }}
    >
      {t('주문 번호를 다시 확인하거나 주문 내역에서 골라 주세요.')}
    </Quiet>
  )
}
