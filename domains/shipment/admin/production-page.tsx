import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { seoulDay } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { LineState } from '../../order/admin/line-state.tsx'
import { useShop } from '../../shop.ts'
import type { ProductionLine } from '../production-contract.ts'

/** What is made to order and has not left, by the day it has to be made. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const columns = useColumns()
  return (
    <Loaded query={queries.staffProduction.list()}>
      {({ data }) => (
        <>
          <Top title={t('맞춤 제작')} fact={<span className="mute">{t('{count}건', { count: data.length })}</span>} />
          <div className="body body-list">
            {data.length === 0 ? (
              <Empty title={t('제작할 상품이 없어요')}>
                <p>{t('맞춤 상품이 결제되면 제작일 순서로 여기에 보여요.')}</p>
              </Empty>
            ) : (
              <SmallTable
                label={t('맞춤 제작')}
                columns={columns}
                rows={data}
                keyOf={({ line_id }) => line_id}
                empty={t('제작할 상품이 없어요')}
              />
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}

function useColumns(): Column<ProductionLine>[] {
  const t = usePhrases()
  const pick = useLocalizedField()
  return [
    { key: 'due_day', label: t('제작일'), cell: ({ due_day }) => <Due day={due_day} /> },
    { key: 'state', label: t('상태'), cell: ({ state }) => <LineState state={state} /> },
    {
      key: 'order_no',
      label: t('번호'),
      cell: ({ order_id, order_no }) => <Link to={`/orders/${order_id}`}>{order_no}</Link>,
    },
    {
      key: 'name',
      label: t('상품'),
      cell: (line) => [pick(line, 'name'), pick(line, 'option_name')].filter(Boolean).join(' · '),
    },
    { key: 'quantity', label: t('수량'), align: 'end', cell: ({ quantity }) => quantity },
    {
      key: 'personal',
      label: t('주문 시 입력한 내용'),
      fill: true,
      cell: ({ personal }) => personal.map((each) => `${pick(each, 'name')} ${each.value}`).join(' · '),
    },
    {
      key: 'sheet',
      label: t('제작 지시서'),
      cell: ({ line_id }) => (
        <a className="btn btn-sm" href={`/api/v1/staff/production/${line_id}/sheet`} download>
          PDF
        </a>
      ),
    },
  ]
}

/** The day in words staff act on: late, today, or a date. */
function Due({ day }: { day: string | null }) {
  const t = usePhrases()
  const dates = useDates()
  const today = seoulDay(new Date())
  if (day === null) return <span className="mute">{t('정하지 않음')}</span>
  if (day < today) return <State tone="stop">{t('{day} 지남', { day: dates.date(day) })}</State>
  if (day === today) return <State tone="act">{t('오늘')}</State>
  return dates.date(day)
}
