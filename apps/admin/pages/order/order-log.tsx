import { Button } from '@sillage/admin-kit/button.tsx'
import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { lineStateLooks } from '@sillage/domains/order/admin/state-looks.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { FormEvent } from 'react'
import { eventLabels } from './event-labels.ts'
import { OrderNote } from './order-note.tsx'

/** What happened, the newest first, and the memos of staff, which no buyer reads. */
export function OrderLog({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const dates = useDates()
  const actors = { buyer: t('구매자'), staff: t('직원'), system: t('자동'), provider: t('결제사') }
  return (
    <Part title={t('기록과 메모')}>
      <OrderNote order={order} />
      <Memo order_id={order.id} />
      <ul className="log">
        {order.events.toReversed().map((event) => (
          <li key={event.id}>
            <div>
              <time dateTime={event.created_at}>{dates.shortDateTime(event.created_at)}</time>{' '}
              {t(eventLabels[event.kind] ?? '상태 변경')}
              {event.to_state && ` → ${t(lineStateLooks[event.to_state].label)}`}{' '}
              <span className="mute">{event.staff_id ?? actors[event.actor]}</span>
              {event.note && <p className="said">{event.note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** A memo that is being written survives a closed tab. */
function Memo({ order_id }: { order_id: number }) {
  const t = usePhrases()
  const { api } = useShop()
  const { draft, change, clear } = useOwnDraft(`memo:${order_id}`, { note: '' })
  const { run, pending } = useAction(() => api.staffOrders.memo({ params: { order_id }, body: { note: draft.note } }), {
    after: () => clear(),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(undefined)
  }
  return (
    <form className="stack memo" onSubmit={submit}>
      <textarea
        id="order-memo"
        className="input"
        rows={2}
        aria-label={t('직원끼리 보는 메모')}
        placeholder={t('직원끼리 보는 메모, 구매자는 못 봐요')}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <div className="row">
        <span className="push" />
        <Button type="submit" small disabled={pending || draft.note.trim() === ''}>
          {t('메모 남기기')}
        </Button>
      </div>
    </form>
  )
}
