import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useLastChange } from '../../audit/admin/use-last-change.ts'
import { methodNames, paymentMethods } from '../../order/payment-words.ts'
import { useShop } from '../../shop.ts'
import type { StaffRefund } from '../staff-contract.ts'
import { refundLooks } from './payment-looks.ts'

/** Refunds under way, the oldest first, and those that have arrived. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const sort = useSortFilter('both')
  return (
    <>
      <Top title={t('환불')} />
      <DataList<StaffRefund>
        name="refunds"
        label={t('환불 목록')}
        query={(query) => queries.staffMoney.listRefunds({ query })}
        keyOf={({ id }) => id}
        nameOf={({ order_no }) => order_no}
        hrefOf={({ order_id }) => `/orders/${order_id}`}
        views={[
          { label: t('처리 중'), query: {} },
          ...(['requested', 'unknown', 'failed', 'done'] as const).map((view) => ({
            label: t(refundLooks[view].label),
            query: { view },
          })),
        ]}
        filters={[
          {
            name: 'method',
            label: t('결제 방법'),
            kind: 'choice',
            options: methodNames.map((value) => ({ value, label: t(paymentMethods[value].name) })),
          },
          sort,
        ]}
        find={t('주문 번호')}
        columns={useColumns()}
        empty={{ title: t('끝나지 않은 환불이 없어요'), text: t('취소나 반품이 완료되면 여기에서 환불해요.') }}
      />
    </>
  )
}

function useColumns(): Column<StaffRefund>[] {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  return [
    { key: 'order_no', label: t('주문 번호'), cell: ({ order_no }) => order_no },
    {
      key: 'created_at',
      label: t('시각'),
      cell: ({ created_at, done_at }) => <span className="mute">{dates.shortDateTime(done_at ?? created_at)}</span>,
    },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ state }) => <State tone={refundLooks[state].tone}>{t(refundLooks[state].label)}</State>,
    },
    { key: 'method', label: t('결제 방법'), cell: ({ method }) => t(paymentMethods[method].name) },
    {
      key: 'where',
      label: t('환불할 곳과 이유'),
      fill: true,
      cell: (refund) => (
        <>
          {refund.account && `${t(refund.account.bank)} ${refund.account.number} ${refund.account.holder} `}
          {refund.waits_for_account && `${t('손님이 계좌를 알려 주기를 기다려요')} `}
          <span className="mute">{t(refund.reason)}</span>{' '}
          {refund.failure && <span className="bad">{refund.failure}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      label: t('금액'),
      align: 'end',
      cell: ({ amount, currency }) => moneyText({ amount, currency }),
    },
    { key: 'next', label: t('할 일'), align: 'end', cell: (refund) => <Next refund={refund} /> },
  ]
}

/** What someone has to do for it, where the provider does not do it alone. */
function Next({ refund }: { refund: StaffRefund }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { api } = useShop()
  const [asking, setAsking] = useState(false)
  const params = { refund_id: refund.id }
  const explain = useLastChange(`refund:${refund.id}`)
  const sent = useAction(() => api.staffMoney.refundSent({ params, body: {} }), {
    done: () => t('환불을 완료했어요. 손님에게 알림이 가요.'),
    explain,
  })
  const retry = useAction(() => api.staffMoney.retryRefund({ params }), {
    done: () => t('다시 보냈어요.'),
    explain,
  })
  if (refund.by_hand && refund.account && refund.state !== 'done')
    return (
      <Button small disabled={sent.pending} onClick={() => sent.run(undefined)}>
        {t('{amount} 송금 완료', { amount: moneyText(refund) })}
      </Button>
    )
  if (refund.waits_for_account)
    return (
      <>
        <Button small onClick={() => setAsking(true)}>
          {t('계좌 입력')}
        </Button>
        {asking && <AccountDialog refund={refund} onClose={() => setAsking(false)} />}
      </>
    )
  if (refund.state !== 'failed' && refund.state !== 'unknown') return null
  return (
    <Button small icon="reload" disabled={retry.pending} onClick={() => retry.run(undefined)}>
      {t('다시 보내기')}
    </Button>
  )
}

function AccountDialog({ refund, onClose }: { refund: StaffRefund; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog
      title={t('환불 계좌')}
      lead={t('손님이 알려 준 계좌를 그대로 적어 주세요. 환불이 끝나면 삭제돼요.')}
      fields={[
        { name: 'bank', label: t('은행'), kind: 'text' },
        { name: 'number', label: t('계좌 번호'), kind: 'text' },
        { name: 'holder', label: t('예금주'), kind: 'text' },
      ]}
      initial={{ bank: '', number: '', holder: '' }}
      save={(body) => api.staffMoney.setAccount({ params: { refund_id: refund.id }, body })}
      done={() => t('계좌를 저장했어요.')}
      onClose={onClose}
    />
  )
}
