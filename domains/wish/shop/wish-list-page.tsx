import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { WishList } from './wish-list.tsx'

/** What a member wishes for. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('찜 목록')}
      description={t('찜해 둔 상품을 모아 볼 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <WishList />
    </MemberLayout>
  )
}
