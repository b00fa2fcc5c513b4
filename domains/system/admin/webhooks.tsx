import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { providerNames } from '../../order/payment-words.ts'
import { useCan } from '../../staff/admin/me.ts'
import type { ReceivedWebhook } from '../contract.ts'

export const lastWebhooks = { query: { limit: 20 } } as const

/** What payment providers have sent us lately; the payment's own screen has the rest of its log. */
export function Webhooks({ webhooks }: { webhooks: readonly ReceivedWebhook[] }) {
  const t = usePhrases()
  const columns = useColumns()
  return (
    <Part title={t('받은 웹훅')} fact={t('최근 20건')}>
      <SmallTable
        label={t('받은 웹훅')}
        rows={webhooks}
        keyOf={({ id }) => id}
        empty={t('아직 받은 웹훅이 없어요.')}
        columns={columns}
      />
    </Part>
  )
}

function useColumns() {
  const t = usePhrases()
  const can = useCan()
  const dates = useDates()
  const number = ({ payment_id, order_no }: ReceivedWebhook) =>
    payment_id && can('money') ? (
      <Link className="link" to={`/payments/${payment_id}`}>
        {order_no}
      </Link>
    ) : (
      order_no
    )
  return [
    { key: 'at', label: t('수신 일시'), cell: (row: ReceivedWebhook) => dates.shortDateTime(row.received_at) },
    {
      key: 'provider',
      label: t('결제사'),
      cell: ({ provider }: ReceivedWebhook) => provider !== 'none' && t(providerNames[provider]),
    },
    { key: 'kind', label: t('종류'), cell: ({ kind }: ReceivedWebhook) => kind },
    { key: 'order', label: t('주문 번호'), cell: number },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ handled_at }: ReceivedWebhook) =>
        handled_at ? <State tone="done">{t('처리함')}</State> : <State tone="act">{t('처리 안 됨')}</State>,
    },
    {
      key: 'outcome',
      label: t('확인한 결과'),
      fill: true,
      cell: ({ outcome }: ReceivedWebhook) => <span className="mute">{outcome}</span>,
    },
  ]
}
