import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { FormulaTabs } from './formula-tabs.tsx'
import { Shelf } from './shelf.tsx'
import { shelfPath } from './use-formula.ts'

/** What a member has at home. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('나의 선반')}
      description={t('가지고 있는 재료와 남은 양을 볼 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <FormulaTabs here={shelfPath} />
      <Shelf />
    </MemberLayout>
  )
}
