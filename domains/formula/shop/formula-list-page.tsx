import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { FormulaList } from './formula-list.tsx'
import { FormulaTabs } from './formula-tabs.tsx'
import { listPath } from './use-formula.ts'

/** The formulas a member keeps. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('나의 포뮬러')}
      description={t('저장한 향 배합을 볼 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <FormulaTabs here={listPath} />
      <FormulaList />
    </MemberLayout>
  )
}
