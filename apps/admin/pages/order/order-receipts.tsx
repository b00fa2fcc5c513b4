import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { receiptFailure, receiptKindLabels, receiptLooks } from '@sillage/domains/receipt/admin/receipt-looks.ts'
import { RequestReceipt } from '@sillage/domains/receipt/admin/request-receipt.tsx'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'

/** Cash receipts and tax invoices of the order; a buyer who calls may ask for one. */
export function OrderReceipts({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const can = useCan()
  const amountText = useAmountText(order)
  const [asking, setAsking] = useState(false)
  const isWanted = order.receipts.some(({ state }) => state !== 'canceled')
  const canAsk = can('receipts') && order.currency === 'krw' && order.paid_at !== null && !isWanted
  if (order.receipts.length === 0 && !canAsk) return null
  return (
    <Part
      title={t('증빙')}
      actions={
        canAsk ? (
          <Button small icon="plus" onClick={() => setAsking(true)}>
            {t('증빙 신청')}
          </Button>
        ) : (
          can('receipts') && (
            <Link className="link" to={`/receipts?keyword=${order.order_no}`}>
              {t('증빙 화면에서 보기')}
            </Link>
          )
        )
      }
    >
      <ul className="lines">
        {order.receipts.length === 0 && <li className="mute">{t('신청한 증빙이 없어요.')}</li>}
        {order.receipts.map(({ id, kind, state, amount, failure }) => (
          <li key={id}>
            <span className="grow">
              {t(receiptKindLabels[kind])}
              {failure && <span className="bad"> {t(receiptFailure(failure))}</span>}
            </span>
            <State tone={receiptLooks[state].tone}>{t(receiptLooks[state].label)}</State>
            <span>{amountText(amount)}</span>
          </li>
        ))}
      </ul>
      {asking && <RequestReceipt order_id={order.id} onClose={() => setAsking(false)} />}
    </Part>
  )
}
