import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useUndo } from '../../change-set/admin/use-undo.ts'
import { LineState } from '../../order/admin/line-state.tsx'
import type { LineState as OrderState } from '../../order/words.ts'
import { useShop } from '../../shop.ts'
import type { StaffOrderRow } from '../staff-order-contract.ts'
import { type StaffMove, undoMinutes } from '../staff-words.ts'
import { type Outcome, outcomeLooks } from './outcome-looks.ts'

type MovedRow = Outcome & { order_id: number; state: OrderState | null }
type Preview = { to: StaffMove; rows: MovedRow[] }

/** What becomes of many orders at once: first as it would be, then for good. */
export function MoveOrders({ orders, onDone }: { orders: StaffOrderRow[]; onDone: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const moneyText = useMoneyText()
  const [preview, setPreview] = useState<Preview | null>(null)
  const order_ids = orders.map(({ id }) => id)
  const { run: look, pending } = useAction(
    async (to: StaffMove) => ({ to, ...(await api.staffOrders.moveMany({ body: { order_ids, to, dry_run: true } })) }),
    { after: setPreview },
  )
  const won = orders
    .filter(({ currency }) => currency === 'krw')
    .reduce((sum, { total_amount }) => sum + total_amount, 0)
  useShortcuts([
    { keys: 'p', label: t('준비 시작'), run: () => void look('preparing') },
    { keys: 'h', label: t('보류'), run: () => void look('on_hold') },
  ])
  return (
    <>
      <span className="nowrap">
        <b>{t('{count}건', { count: orders.length })}</b> {t('고름')}, {moneyText({ amount: won, currency: 'krw' })}
      </span>
      <span className="sep" />
      <Button disabled={pending} shortcut="h" onClick={() => look('on_hold')}>
        {t('보류')}
      </Button>
      <ButtonLink to={`/packing?orders=${order_ids.slice(0, 200).join(',')}`}>{t('포장·피킹')}</ButtonLink>
      <Button disabled={pending} onClick={() => look('ready')}>
        {t('출고 준비')}
      </Button>
      <Button look="main" disabled={pending} shortcut="p" onClick={() => look('preparing')}>
        {t('준비 시작')}
      </Button>
      {preview && (
        <MovePreview
          {...preview}
          order_ids={order_ids}
          onClose={() => setPreview(null)}
          onDone={() => [setPreview(null), onDone()]}
        />
      )}
    </>
  )
}

type PreviewProps = Preview & { order_ids: number[]; onClose: () => void; onDone: () => void }

function MovePreview({ to, rows, order_ids, onClose, onDone }: PreviewProps) {
  const t = usePhrases()
  const { api } = useShop()
  const count = rows.filter(({ outcome }) => outcome === 'done').length
  const { offer } = useUndo()
  // The answer may be lost: sent again, it is the same change.
  const [request_key] = useState(() => crypto.randomUUID())
  const { run, pending } = useAction(
    () => api.staffOrders.moveMany({ body: { order_ids, to, dry_run: false, request_key } }),
    {
      after({ rows, change_set_id }) {
        const moved = rows.filter(({ outcome }) => outcome === 'done').length
        offer(change_set_id, t('{count}건을 옮겼어요.', { count: moved }))
        onDone()
      },
    },
  )
  const titles = { preparing: t('준비 시작'), on_hold: t('보류'), ready: t('출고 준비') }
  return (
    <Dialog
      title={t('{name} 미리 보기', { name: titles[to] })}
      lead={t(
        '아직 아무것도 바뀌지 않았어요. 손님 알림은 적용하고 {minutes}분 뒤에 나가고, 그 전에는 통째로 되돌릴 수 있어요. 알림이 나간 주문은 되돌릴 수 없어요.',
        { minutes: undoMinutes },
      )}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending || count === 0} onClick={() => run(undefined)}>
            {t('{count}건 적용', { count })}
          </Button>
        </>
      }
    >
      <table className="data">
        <tbody>
          {rows.map(({ order_no, order_id, outcome, reason, state }) => (
            <tr key={order_no}>
              <td>
                <Link className="link" to={`/orders/${order_id}`} target="_blank">
                  {order_no}
                </Link>
              </td>
              <td>
                <State tone={outcomeLooks[outcome].tone}>{t(outcomeLooks[outcome].label)}</State>
              </td>
              <td className="fill mute">
                {reason && t(reason)} {outcome === 'refused' && state && <LineState state={state} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
