import { addressId } from '@sillage/web-kit/address-id.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { useShop } from '../../shop.ts'
import { LabelMaker } from './label-maker.tsx'
import { listPath, showPath } from './use-formula.ts'

/** The label of what is made from a formula: to write, to look at and to print. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  return (
    <MemberLayout
      title={t('표시 라벨')}
      description={t('제품에 붙일 라벨을 한국어와 영어로 만들 수 있어요.')}
      above={[
        { label: t('나의 포뮬러'), href: listPath },
        { label: t('포뮬러'), href: showPath(Number(id)) },
      ]}
    >
      <FormulaLabel id={id} />
    </MemberLayout>
  )
}

/** Inside the member's frame, which draws nothing for visitors: they would be refused, and no id is no page there. */
function FormulaLabel({ id }: { id: string | undefined }) {
  const t = usePhrases()
  const formula_id = addressId(id)
  const { queries } = useShop()
  const query = useQuery({ ...queries.makerLabel.show({ params: { formula_id } }), staleTime: 0 })
  return (
    <QueryBoundary query={query} failed={t('라벨을 불러오지 못했어요')}>
      {(label) => <LabelMaker key={label.formula_id} label={label} />}
    </QueryBoundary>
  )
}
