import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { shipmentLooks } from '../../order/admin/shipment-looks.ts'
import { courierNames, couriers } from '../../shipping/couriers.ts'
import { useShop } from '../../shop.ts'
import type { StaffShipmentRow } from '../staff-contract.ts'
import { overdueDays } from '../staff-words.ts'
import { ShipmentSteps } from './shipment-steps.tsx'

/** Parcels of all orders: in transit, late, lost, or returned. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const columns = useColumns()
  const sort = useSortFilter('both')
  return (
    <>
      <Top
        title={t('배송 현황')}
        fact={<span className="mute only-wide">{t('{days}일이 넘으면 배송 지연이에요', { days: overdueDays })}</span>}
      />
      <DataList<StaffShipmentRow>
        name="shipments"
        label={t('배송 현황')}
        columns={columns}
        query={(query) => queries.staffShipments.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ tracking_no, order_no }) => tracking_no || order_no}
        views={[
          { label: t('모두'), query: {} },
          { label: t('배송 중'), query: { view: 'on_the_way' } },
          { label: t('배송 지연'), query: { view: 'overdue' } },
          { label: t('분실·반송'), query: { view: 'exceptions' } },
          { label: t('배송 완료'), query: { view: 'delivered' } },
        ]}
        filters={[
          {
            name: 'courier',
            label: t('택배사'),
            kind: 'choice',
            options: courierNames.map((value) => ({ value, label: t(couriers[value].name) })),
          },
          { name: 'day', label: t('발송한 날'), kind: 'day' },
          sort,
        ]}
        find={t('송장 번호, 주문 번호')}
        hrefOf={({ order_id }) => `/orders/${order_id}`}
        empty={{ title: t('아직 보낸 택배가 없어요'), text: t('송장을 올리면 여기에서 배송을 따라가요.') }}
      />
    </>
  )
}

function useColumns(): Column<StaffShipmentRow>[] {
  const t = usePhrases()
  const dates = useDates()
  return [
    { key: 'order_no', label: t('주문 번호'), cell: ({ order_no }) => order_no },
    {
      key: 'shipped_at',
      label: t('발송 일시'),
      cell: ({ shipped_at }) => <span className="mute">{dates.shortDateTime(shipped_at)}</span>,
    },
    { key: 'state', label: t('상태'), cell: (row) => <ShipmentState row={row} /> },
    { key: 'receiver', label: t('받는 분'), cell: ({ receiver_name }) => receiver_name },
    { key: 'courier', label: t('택배사'), cell: ({ courier_name }) => t(courier_name) },
    {
      key: 'tracking_no',
      label: t('송장 번호'),
      cell: ({ link, tracking_no }) =>
        link ? (
          <a className="link" href={link} target="_blank" rel="noreferrer">
            {tracking_no}
          </a>
        ) : (
          tracking_no
        ),
    },
    {
      key: 'last_step',
      label: t('최근 배송 상태'),
      fill: true,
      cell: ({ last_step, last_step_at }) => (
        <span className="soft">
          {last_step_at && <span className="mute">{dates.shortDateTime(last_step_at)} </span>}
          {last_step}
        </span>
      ),
    },
    { key: 'acts', label: t('할 일'), align: 'end', cell: (row) => <ShipmentSteps shipment={row} /> },
  ]
}

function ShipmentState({ row: { state, is_overdue } }: { row: StaffShipmentRow }) {
  const t = usePhrases()
  const { label, tone, at } = shipmentLooks[state]
  if (is_overdue)
    return (
      <State tone="act" at={80}>
        {t('지연')}
      </State>
    )
  return (
    <State tone={tone} {...(at !== undefined && { at })}>
      {t(label)}
    </State>
  )
}
