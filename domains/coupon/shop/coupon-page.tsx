import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** The coupons a member holds. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('쿠폰')}
      description={t('쓸 수 있는 쿠폰을 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('가진 쿠폰이 없어요')}
      next={{ href: '/shop/category/12', label: t('세일 상품 보기') }}
      members
    >
      {t('할인 중인 상품은 쿠폰 없이도 가볍게 만날 수 있어요.')}
    </Quiet>
  )
}
