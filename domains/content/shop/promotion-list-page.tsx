import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from './quiet.tsx'

/** What the shop offers for a while. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('프로모션')}
      description={t('지금 열려 있는 프로모션을 보는 곳이에요.')}
      empty={t('지금 열려 있는 프로모션이 없어요')}
      next={{ href: '/shop/category/12', label: t('세일 상품 보기') }}
    >
      {t('할인 중인 상품은 세일에서 만날 수 있어요.')}
    </Quiet>
  )
}
