import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useLastChange } from '../../audit/admin/use-last-change.ts'
import { useShop } from '../../shop.ts'
import type { StaffReceipt } from '../staff-contract.ts'
import { receiptKindLabels } from './receipt-looks.ts'

type Props = { receipt: StaffReceipt; onClose: () => void }

/** What can be done with a receipt as it stands. */
export function ReceiptActions({ receipt }: { receipt: StaffReceipt }) {
  const t = usePhrases()
  const { api } = useShop()
  const [open, setOpen] = useState<'issued' | 'cancel' | 'correct' | null>(null)
  const params = { receipt_id: receipt.id }
  const { run: retry, pending } = useAction(() => api.staffReceipts.retry({ params }), {
    done: () => t('다시 발급을 요청했어요.'),
    explain: useLastChange(`receipt:${receipt.id}`),
  })
  const close = () => setOpen(null)
  const isInvoice = receipt.kind === 'tax_invoice'
  const isStuck = receipt.state === 'failed'
  return (
    <span className="row">
      {receipt.state === 'requested' && isInvoice && (
        <Button small onClick={() => setOpen('issued')}>
          {t('발급했어요')}
        </Button>
      )}
      {isStuck && (
        <Button small disabled={pending} onClick={() => retry(undefined)}>
          {t('다시 발급')}
        </Button>
      )}
      {!isInvoice && (isStuck || receipt.state === 'issued') && (
        <Button small onClick={() => setOpen('correct')}>
          {t('번호 고치기')}
        </Button>
      )}
      {receipt.state !== 'canceled' && (
        <Button small look="quiet" onClick={() => setOpen('cancel')}>
          {t('취소')}
        </Button>
      )}
      {open === 'issued' && <Issued receipt={receipt} onClose={close} />}
      {open === 'cancel' && <Cancel receipt={receipt} onClose={close} />}
      {open === 'correct' && <Correct receipt={receipt} onClose={close} />}
    </span>
  )
}

const useLead = ({ order_no, kind }: StaffReceipt) => `${order_no} · ${usePhrases()(receiptKindLabels[kind])}`

function Issued({ receipt, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { receipt_id: receipt.id }
  return (
    <Dialog
      title={t('국세청 승인 번호')}
      lead={useLead(receipt)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('닫기')}</Button>}
    >
      <WordsForm
        draft={`receipt-issued:${receipt.id}`}
        label={t('승인 번호')}
        explain={useLastChange(`receipt:${receipt.id}`)}
        rows={1}
        button={t('발급했어요')}
        send={async (number) => [await api.staffReceipts.issued({ params, body: { number } }), onClose()]}
      />
    </Dialog>
  )
}

function Cancel({ receipt, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { receipt_id: receipt.id }
  return (
    <Dialog
      title={t('증빙 취소하기')}
      lead={useLead(receipt)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('닫기')}</Button>}
    >
      <WordsForm
        draft={`receipt-cancel:${receipt.id}`}
        label={t('취소하는 이유')}
        explain={useLastChange(`receipt:${receipt.id}`)}
        rows={2}
        button={t('증빙 취소하기')}
        look="danger"
        send={async (reason) => [await api.staffReceipts.cancel({ params, body: { reason } }), onClose()]}
      />
    </Dialog>
  )
}

type Correction = { kind: 'cash_income' | 'cash_expense'; number: string; reason: string }

/** Its number was wrong. What was issued is canceled at the tax office, and another issued. */
function Correct({ receipt, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const kinds = ['cash_income', 'cash_expense'] as const
  const kind = receipt.kind === 'cash_expense' ? 'cash_expense' : 'cash_income'
  return (
    <FormDialog<Correction, unknown>
      title={t('현금영수증 번호 바로잡기')}
      lead={t('발급한 것을 국세청에서 취소하고 바른 번호로 다시 발급해요.')}
      fields={[
        {
          name: 'kind',
          label: t('종류'),
          kind: 'choice',
          options: kinds.map((value) => ({ value, label: t(receiptKindLabels[value]) })),
        },
        { name: 'number', label: t('바른 번호'), kind: 'text' },
        { name: 'reason', label: t('고치는 이유'), kind: 'text', wide: true },
      ]}
      initial={{ kind, number: '', reason: '' }}
      save={(body) => api.staffReceipts.reissue({ params: { receipt_id: receipt.id }, body })}
      done={() => t('바른 번호로 다시 발급했어요.')}
      explain={useLastChange(`receipt:${receipt.id}`)}
      button={t('다시 발급')}
      onClose={onClose}
    />
  )
}
