import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { stateQuery } from '@sillage/admin-kit/list/state-query.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { StaffApplicationRow } from '../contract.ts'
import { applicationKinds, kindNames, stateNames } from '../words.ts'
import { applicationLooks } from './application-looks.ts'

/** Applications to buy wholesale or to become a dealer, those that wait longest first. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('도매·대리점 신청')} />
      <DataList<StaffApplicationRow>
        name="applications"
        label={t('신청 목록')}
        query={(query) => queries.application.staff.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ company }) => company}
        hrefOf={({ id }) => `/applications/${id}`}
        views={(['submitted', 'in_review', 'needs_info', 'approved', 'rejected'] as const).map((state) => ({
          label: t(stateNames[state]),
          query: stateQuery('submitted', state),
        }))}
        filters={[
          {
            name: 'kind',
            label: t('종류'),
            kind: 'choice',
            options: applicationKinds.map((value) => ({ value, label: t(kindNames[value]) })),
          },
        ]}
        columns={[
          { key: 'company', label: t('상호'), cell: ({ company }) => company },
          { key: 'kind', label: t('종류'), cell: ({ kind }) => t(kindNames[kind]) },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ state }) => (
              <State tone={applicationLooks[state].tone} at={applicationLooks[state].at}>
                {t(stateNames[state])}
              </State>
            ),
          },
          {
            key: 'name',
            label: t('신청한 분'),
            fill: true,
            cell: ({ mb_name, mb_id }) => (
              <>
                {mb_name} <span className="mute">{mb_id}</span>
              </>
            ),
          },
          { key: 'taken_by', label: t('담당 직원'), cell: ({ taken_by }) => taken_by },
          {
            key: 'changed_at',
            label: t('언제'),
            cell: ({ changed_at }) => <span className="mute">{dates.shortDateTime(changed_at)}</span>,
          },
        ]}
        empty={{ title: t('처리할 신청이 없어요'), text: t('새 신청이 오면 여기에 보여요.') }}
      />
    </>
  )
}
