import { ButtonLink } from '@sillage/admin-kit/button.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useParams } from 'react-router'
import { paymentMethods, providerNames } from '../../order/payment-words.ts'
import { useShop } from '../../shop.ts'
import type { StaffPaymentDetail } from '../staff-payment-contract.ts'
import { paymentLooks, refundLooks } from './payment-looks.ts'

/** One payment: its state, what its provider sent us, what was received and what was refunded. */
export function Component() {
  const { queries } = useShop()
  const payment_id = Number(useParams().id)
  return (
    <Loaded query={queries.staffPayments.show({ params: { payment_id } })}>
      {(payment) => <Payment key={payment.id} payment={payment} />}
    </Loaded>
  )
}

function Payment({ payment }: { payment: StaffPaymentDetail }) {
  const t = usePhrases()
  const look = paymentLooks[payment.state]
  return (
    <>
      <Top
        title={t('{number} 결제', { number: payment.order_no })}
        crumb={{ to: '/payments', label: t('결제') }}
        fact={<State tone={look.tone}>{t(look.label)}</State>}
      >
        <ButtonLink to={`/orders/${payment.order_id}`}>{t('주문 보기')}</ButtonLink>
      </Top>
      <div className="body">
        <div className="cols cols-wide">
          <div>
            <Webhooks payment={payment} />
            <Deposits payment={payment} />
            <Refunds payment={payment} />
          </div>
          <div>
            <Standing payment={payment} />
          </div>
        </div>
      </div>
    </>
  )
}

function Standing({ payment }: { payment: StaffPaymentDetail }) {
  const t = usePhrases()
  const dates = useDates()
  const amountText = useAmountText(payment)
  const moment = (at: string | null) => at && dates.shortDateTime(at)
  return (
    <Part title={t('결제 정보')}>
      <div className="padded">
        <Facts
          rows={[
            [t('주문한 분'), payment.buyer_name],
            [t('결제 방법'), t(paymentMethods[payment.method].name)],
            [t('결제사'), payment.provider !== 'none' && t(providerNames[payment.provider])],
            [t('금액'), amountText(payment.amount)],
            [t('입금된 금액'), payment.deposited_amount > 0 && amountText(payment.deposited_amount)],
            [t('환불한 금액'), payment.canceled_amount > 0 && amountText(payment.canceled_amount)],
            [t('시작 일시'), moment(payment.created_at)],
            [t('승인 일시'), moment(payment.approved_at)],
            [t('기한'), payment.approved_at === null && moment(payment.expires_at)],
            [t('결제사 키'), payment.provider_key],
            [t('실패한 이유'), payment.failure],
          ]}
        />
      </div>
    </Part>
  )
}

function Webhooks({ payment: { webhooks } }: { payment: StaffPaymentDetail }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part title={t('웹훅 기록')} fact={t('알림을 받으면 결제사에 다시 물어 확인해요')}>
      <SmallTable
        label={t('웹훅 목록')}
        rows={webhooks}
        keyOf={({ id }) => id}
        empty={t('결제사가 보낸 알림이 아직 없어요.')}
        columns={[
          { key: 'at', label: t('수신 일시'), cell: ({ received_at }) => dates.shortDateTime(received_at) },
          { key: 'kind', label: t('종류'), cell: ({ kind }) => kind },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ handled_at }) =>
              handled_at ? <State tone="done">{t('처리함')}</State> : <State tone="act">{t('처리 안 됨')}</State>,
          },
          { key: 'outcome', label: t('확인한 결과'), cell: ({ outcome }) => outcome },
          {
            key: 'key',
            label: t('알림 번호'),
            fill: true,
            cell: (each) => <span className="mute">{each.event_key}</span>,
          },
        ]}
      />
    </Part>
  )
}

function Deposits({ payment }: { payment: StaffPaymentDetail }) {
  const t = usePhrases()
  const dates = useDates()
  const amountText = useAmountText(payment)
  if (payment.deposits.length === 0) return null
  return (
    <Part title={t('입금 내역')}>
      <SmallTable
        label={t('입금 목록')}
        rows={payment.deposits}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { key: 'at', label: t('입금 일시'), cell: ({ deposited_at }) => dates.shortDateTime(deposited_at) },
          { key: 'name', label: t('입금자'), fill: true, cell: ({ depositor }) => depositor },
          { key: 'amount', label: t('금액'), align: 'end', cell: ({ amount }) => amountText(amount) },
        ]}
      />
    </Part>
  )
}

function Refunds({ payment }: { payment: StaffPaymentDetail }) {
  const t = usePhrases()
  const dates = useDates()
  const amountText = useAmountText(payment)
  if (payment.refunds.length === 0) return null
  return (
    <Part title={t('환불')}>
      <SmallTable
        label={t('환불 목록')}
        rows={payment.refunds}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { key: 'at', label: t('시각'), cell: (each) => dates.shortDateTime(each.done_at ?? each.created_at) },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ state }) => <State tone={refundLooks[state].tone}>{t(refundLooks[state].label)}</State>,
          },
          {
            key: 'reason',
            label: t('사유'),
            fill: true,
            cell: ({ reason, failure }) => [reason, failure].filter(Boolean).join(', '),
          },
          { key: 'amount', label: t('금액'), align: 'end', cell: ({ amount }) => amountText(amount) },
        ]}
      />
    </Part>
  )
}
