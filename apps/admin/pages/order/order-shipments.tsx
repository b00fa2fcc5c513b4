import { Button } from '@sillage/admin-kit/button.tsx'
import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { Icon } from '@sillage/admin-kit/icon.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { shipmentLooks } from '@sillage/domains/order/admin/shipment-looks.ts'
import { useWhatHappened } from '@sillage/domains/order/admin/use-what-happened.ts'
import { ParcelLotsButton } from '@sillage/domains/shipment/admin/parcel-lots.tsx'
import { ShipmentSteps } from '@sillage/domains/shipment/admin/shipment-steps.tsx'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { type Courier, courierNames, couriers } from '@sillage/domains/shipping/couriers.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type FormEvent, useState } from 'react'
import { readNumbers } from './draft-numbers.ts'
import { ParcelPieces, piecesOf, waitingLines } from './parcel-pieces.tsx'

/** Parcels that left, and the next one while there is something to send. */
export function OrderShipments({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const can = useCan()
  const waiting = waitingLines(order)
  if (order.shipments.length === 0 && waiting.length === 0) return null
  return (
    <Part title={t('배송 내역')}>
      <ul className="lines">
        {order.shipments.map((shipment) => (
          <ShipmentRow key={shipment.id} shipment={shipment} />
        ))}
      </ul>
      {waiting.length > 0 &&
        can('shipments') &&
        (order.delivery === 'pickup' ? (
          <HandOver order={order} waiting={waiting} />
        ) : (
          <NextParcel order={order} waiting={waiting} />
        ))}
    </Part>
  )
}

function ShipmentRow({ shipment }: { shipment: StaffOrder['shipments'][number] }) {
  const t = usePhrases()
  const can = useCan()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.staffShipments.deliver({ params: { shipment_id: shipment.id } }), {
    explain: useWhatHappened(shipment.order_id),
  })
  const { label, tone, at } = shipmentLooks[shipment.state]
  return (
    <li>
      <Icon name="truck" />
      <span className="grow">
        {t(shipment.courier_name)}{' '}
        {shipment.link ? (
          <a className="link" href={shipment.link} target="_blank" rel="noreferrer">
            {shipment.tracking_no}
          </a>
        ) : (
          shipment.tracking_no
        )}{' '}
        <span className="mute">{shipment.lines.map(({ name, quantity }) => `${name} ${quantity}`).join(', ')}</span>
      </span>
      <State tone={tone} at={at}>
        {t(label)}
      </State>
      {can('shipments') && <ParcelLotsButton shipment={shipment} />}
      {shipment.state === 'shipping' && can('shipments') && (
        <Button small disabled={pending} onClick={() => run(undefined)}>
          {t('배송 완료 처리')}
        </Button>
      )}
      {can('shipments') && <ShipmentSteps shipment={shipment} />}
    </li>
  )
}

type NextProps = { order: StaffOrder; waiting: StaffOrder['lines'] }

/** Which pieces go along, stored in this browser until they have gone. */
function usePieces({ order, waiting }: NextProps) {
  const { draft, change, clear } = useOwnDraft(`parcel:${order.id}`, { tracking_no: '', counts: '' })
  const [isSplit, setSplit] = useState(draft.counts !== '')
  const counts = readNumbers(draft.counts || '{}')
  const lines = isSplit ? piecesOf(waiting, counts) : undefined
  return {
    draft,
    change,
    isSplit,
    counts,
    lines,
    isEmpty: lines?.length === 0,
    split() {
      setSplit(!isSplit)
      change({ counts: '' })
    },
    setCounts: (next: Record<number, number>) => change({ counts: JSON.stringify(next) }),
    clear() {
      setSplit(false)
      clear()
    },
  }
}

function SplitButton({ pieces, waiting }: { pieces: ReturnType<typeof usePieces>; waiting: StaffOrder['lines'] }) {
  const t = usePhrases()
  // A single piece cannot be divided.
  if (waiting.length === 1 && waiting[0]?.quantity === 1) return null
  return (
    <Button look="quiet" aria-expanded={pieces.isSplit} onClick={pieces.split}>
      {pieces.isSplit ? t('모두 보내기') : t('나누어 보내기')}
    </Button>
  )
}

function NextParcel({ order, waiting }: NextProps) {
  const t = usePhrases()
  const { api } = useShop()
  const [courier, setCourier] = useState<Courier>(order.delivery === 'ems' ? 'ems' : 'cj')
  const pieces = usePieces({ order, waiting })
  const { lines } = pieces
  const { tracking_no } = pieces.draft
  const { run, pending } = useAction(
    () =>
      api.staffShipments.ship({
        params: { order_id: order.id },
        body: { courier, tracking_no, ...(lines && { lines }) },
      }),
    {
      done: () => t('발송 처리했어요. 손님에게 송장 번호를 보내요.'),
      after: () => pieces.clear(),
      explain: useWhatHappened(order.id),
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(undefined)
  }
  return (
    <form onSubmit={submit}>
      <div className="row parcel">
        <Icon name="truck" />
        <span className="grow">{t('아직 보내지 않은 {count}줄', { count: waiting.length })}</span>
        <SplitButton pieces={pieces} waiting={waiting} />
        <CourierField value={courier} onChange={setCourier} />
        <input
          className="input parcel-number"
          aria-label={t('송장 번호')}
          placeholder={t('송장 번호')}
          value={tracking_no}
          onChange={(event) => pieces.change({ tracking_no: event.target.value })}
        />
        <Button type="submit" disabled={pending || tracking_no.trim() === '' || pieces.isEmpty}>
          {t('발송 처리')}
        </Button>
      </div>
      {pieces.isSplit && <ParcelPieces lines={waiting} counts={pieces.counts} onChange={pieces.setCounts} />}
    </form>
  )
}

function CourierField({ value, onChange }: { value: Courier; onChange: (courier: Courier) => void }) {
  const t = usePhrases()
  return (
    <select
      className="input"
      aria-label={t('택배사')}
      value={value}
      onChange={(event) => onChange(event.target.value as Courier)}
    >
      {courierNames.map((name) => (
        <option key={name} value={name}>
          {t(couriers[name].name)}
        </option>
      ))}
    </select>
  )
}

function HandOver({ order, waiting }: NextProps) {
  const t = usePhrases()
  const { api } = useShop()
  const pieces = usePieces({ order, waiting })
  const { lines } = pieces
  const { run, pending } = useAction(
    () => api.staffShipments.handOver({ params: { order_id: order.id }, body: { ...(lines && { lines }) } }),
    { after: () => pieces.clear(), explain: useWhatHappened(order.id) },
  )
  return (
    <>
      <div className="row parcel">
        <Icon name="bag" />
        <span className="grow">{t('매장에서 받아 가는 주문이에요.')}</span>
        <SplitButton pieces={pieces} waiting={waiting} />
        <Button disabled={pending || pieces.isEmpty} onClick={() => run(undefined)}>
          {t('전달 완료')}
        </Button>
      </div>
      {pieces.isSplit && <ParcelPieces lines={waiting} counts={pieces.counts} onChange={pieces.setCounts} />}
    </>
  )
}
