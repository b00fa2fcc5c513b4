import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { Batches } from './batches.tsx'
import { FormulaTabs } from './formula-tabs.tsx'
import { batchesPath } from './use-formula.ts'

/** What a member has made. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('만든 배치')}
      description={t('만든 배치와 쓴 재료를 기록할 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <FormulaTabs here={batchesPath} />
      <Batches />
    </MemberLayout>
  )
}
