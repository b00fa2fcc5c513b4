import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Asking for a large quantity. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('대량 구매')}
      description={t('많은 수량을 한 번에 주문하는 방법이에요.')}
      empty={t('지금은 이 화면에서 요청을 받지 않아요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('수량과 날짜를 고객센터로 알려 주세요.')}
    </Quiet>
  )
}
