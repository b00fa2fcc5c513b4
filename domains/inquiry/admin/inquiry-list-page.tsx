import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { stateQuery } from '@sillage/admin-kit/list/state-query.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { StaffInquiryRow } from '../contract.ts'
import { inquiryStates, topicNames } from '../words.ts'
import { inquiryLooks } from './inquiry-looks.ts'

/** Inquiries, those that wait longest first. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('문의')} />
      <DataList<StaffInquiryRow>
        name="inquiries"
        label={t('문의 목록')}
        query={(asked) => queries.inquiry.staff.list({ query: asked })}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => `/inquiries/${id}`}
        views={inquiryStates.map((state) => ({
          label: t(inquiryLooks[state].label),
          query: stateQuery('open', state),
        }))}
        columns={[
          { key: 'title', label: t('제목'), cell: ({ title }) => title },
          { key: 'topic', label: t('종류'), cell: ({ topic }) => t(topicNames[topic]) },
          {
            key: 'name',
            label: t('물어본 분'),
            cell: ({ mb_name, mb_id }) => (
              <>
                {mb_name} <span className="mute">{mb_id ?? t('비회원')}</span>
              </>
            ),
          },
          {
            key: 'state',
            label: t('상태'),
            fill: true,
            cell: ({ state }) => (
              <State tone={inquiryLooks[state].tone} at={inquiryLooks[state].at}>
                {t(inquiryLooks[state].label)}
              </State>
            ),
          },
          {
            key: 'changed_at',
            label: t('마지막 글'),
            cell: ({ changed_at }) => <span className="mute">{dates.shortDateTime(changed_at)}</span>,
          },
        ]}
        empty={{ title: t('기다리는 문의가 없어요'), text: t('새 문의가 오면 여기에 보여요.') }}
      />
    </>
  )
}
