import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useWhatHappened } from '@sillage/domains/order/admin/use-what-happened.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'

type Props = { order: StaffOrder; lines?: { line_id: number }[]; onClose: () => void }

/** Why it waits, among staff; and, in a field of its own, what the buyer reads. */
export function HoldDialog({ order, lines, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [note, setNote] = useState('')
  const [answer, setAnswer] = useState('')
  const { run, pending, errors } = useAction(
    () =>
      api.staffOrders.move({
        params: { order_id: order.id },
        body: { to: 'on_hold', note, answer, ...(lines && { lines }) },
      }),
    { after: onClose, explain: useWhatHappened(order.id) },
  )
  return (
    <Dialog
      title={t('출고를 보류할까요?')}
      lead={t('보류하는 동안에는 나가지 않아요. 언제든 다시 준비로 돌릴 수 있어요.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending} onClick={() => run(undefined)}>
            {t('보류')}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        <Field label={t('직원끼리 보는 이유')} error={errors.note}>
          {(control) => (
            <textarea {...control} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
        <Field
          label={t('손님에게 보내는 말')}
          hint={t('비워 두면 손님에게는 “확인 중”이라고만 보여요.')}
          error={errors.answer}
        >
          {(control) => (
            <textarea {...control} rows={2} value={answer} onChange={(event) => setAnswer(event.target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
