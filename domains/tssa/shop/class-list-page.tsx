import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSearchParams } from 'react-router'
import { prime } from '../../shop.ts'
import { ClassList } from './class-list.tsx'
import { ClassMonth, monthOf } from './class-month.tsx'
import { SchoolTabs } from './school-tabs.tsx'

export const loader = prime((queries, { query }) => [
  queries.tssa.courses(),
  ...(query.get('view') === 'calendar' ? [queries.tssa.month({ params: { month: monthOf(query) } })] : []),
])

/** Everything that is taught, as a list with filters or as a calendar of one month. */
export function Component() {
  const t = usePhrases()
  const [query] = useSearchParams()
  const isCalendar = query.get('view') === 'calendar'
  const lead = t('하루 수업부터 12주 과정까지 있어요. 단계와 요일, 스튜디오로 골라 보세요.')
  return (
    <PageLayout
      title={isCalendar ? t('수업 달력') : t('수업')}
      description={lead}
      lead={isCalendar ? undefined : lead}
      above={[{ label: 'TSSA', href: '/tssa' }]}
    >
      <SchoolTabs current={isCalendar ? '/tssa/class-product?view=calendar' : '/tssa/class-product'} />
      {isCalendar ? <ClassMonth /> : <ClassList />}
    </PageLayout>
  )
}
