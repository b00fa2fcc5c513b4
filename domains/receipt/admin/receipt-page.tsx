import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { stateQuery } from '@sillage/admin-kit/list/state-query.ts'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { type ReceiptState, receiptStates } from '../../order/words.ts'
import { useShop } from '../../shop.ts'
import type { StaffReceipt } from '../staff-contract.ts'

const looks: Record<ReceiptState, { label: string; tone: Tone }> = {
  requested: { label: '발급할 것', tone: 'act' },
  issued: { label: '발급함', tone: 'done' },
  failed: { label: '실패', tone: 'stop' },
  canceled: { label: '취소함', tone: 'off' },
}
const kindLabels: Record<StaffReceipt['kind'], string> = {
  cash_income: '현금영수증 (소득공제)',
  cash_expense: '현금영수증 (지출증빙)',
  tax_invoice: '세금계산서',
}

/** Cash receipts and tax invoices: what waits, what failed, what was issued. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('증빙')} />
      <DataList<StaffReceipt>
        name="receipts"
        label={t('증빙 목록')}
        query={(asked) => queries.staffReceipts.list({ query: asked })}
        keyOf={({ id }) => id}
        nameOf={({ order_no }) => order_no}
        views={receiptStates.map((state) => ({ label: t(looks[state].label), query: stateQuery('requested', state) }))}
        columns={useColumns()}
        empty={{
          title: t('발급할 증빙이 없어요'),
          text: t('손님이 현금영수증이나 세금계산서를 요청하면 여기에 보여요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<StaffReceipt>[] {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  return [
    {
      key: 'order_no',
      label: t('주문 번호'),
      cell: ({ order_id, order_no }) => (
        <Link className="link" to={`/orders/${order_id}`}>
          {order_no}
        </Link>
      ),
    },
    { key: 'kind', label: t('종류'), cell: ({ kind }) => t(kindLabels[kind]) },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ state }) => <State tone={looks[state].tone}>{t(looks[state].label)}</State>,
    },
    {
      key: 'company',
      label: t('받는 곳'),
      fill: true,
      cell: ({ company, number, failure }) => (
        <>
          {company?.name} <span className="mute">{number}</span>
          {failure && <span className="error"> {failure}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      label: t('금액'),
      align: 'end',
      cell: ({ amount }) => moneyText({ amount, currency: 'krw' }),
    },
    {
      key: 'created_at',
      label: t('시각'),
      cell: ({ created_at, issued_at }) => <span className="mute">{dates.shortDateTime(issued_at ?? created_at)}</span>,
    },
    { key: 'actions', label: t('할 일'), align: 'end', cell: (receipt) => <Actions receipt={receipt} /> },
  ]
}

function Actions({ receipt }: { receipt: StaffReceipt }) {
  const t = usePhrases()
  const { api } = useShop()
  const [open, setOpen] = useState<'issued' | 'cancel' | null>(null)
  const params = { receipt_id: receipt.id }
  const { run: retry, pending } = useAction(() => api.staffReceipts.retry({ params }), {
    done: () => t('다시 발급을 요청했어요.'),
  })
  const close = () => setOpen(null)
  return (
    <span className="row">
      {receipt.state === 'requested' && receipt.kind === 'tax_invoice' && (
        <Button small onClick={() => setOpen('issued')}>
          {t('발급했어요')}
        </Button>
      )}
      {receipt.state === 'failed' && (
        <Button small disabled={pending} onClick={() => retry(undefined)}>
          {t('다시 발급')}
        </Button>
      )}
      {receipt.state !== 'canceled' && (
        <Button small look="quiet" onClick={() => setOpen('cancel')}>
          {t('취소')}
        </Button>
      )}
      {open && (
        <Dialog
          title={open === 'issued' ? t('국세청 승인 번호') : t('증빙 취소하기')}
          lead={`${receipt.order_no} · ${t(kindLabels[receipt.kind])}`}
          onClose={close}
          actions={<Button onClick={close}>{t('닫기')}</Button>}
        >
          {open === 'issued' ? (
            <WordsForm
              draft={`receipt-issued:${receipt.id}`}
              label={t('승인 번호')}
              rows={1}
              button={t('발급했어요')}
              send={async (number) => [await api.staffReceipts.issued({ params, body: { number } }), close()]}
            />
          ) : (
            <WordsForm
              draft={`receipt-cancel:${receipt.id}`}
              label={t('취소하는 이유')}
              rows={2}
              button={t('증빙 취소하기')}
              look="danger"
              send={async (reason) => [await api.staffReceipts.cancel({ params, body: { reason } }), close()]}
            />
          )}
        </Dialog>
      )}
    </span>
  )
}
