import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { useWhatHappened } from '@sillage/domains/order/admin/use-what-happened.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { readAmount } from '@sillage/kit/money.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRequestKey } from '@sillage/web-kit/request-key.ts'

/** Some money back without a claim, for a reason that the buyer reads. */
export function GoodwillDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const amountText = useAmountText(order)
  const { keyOf } = useRequestKey()
  return (
    <FormDialog
      title={t('보상 환불')}
      lead={t('취소나 반품 없이 일부를 돌려줘요. 손님에게 이유와 함께 알림이 가요.')}
      fields={[
        {
          name: 'amount',
          label: order.currency === 'krw' ? t('금액 (원)') : t('금액 ($)'),
          hint: t('결제한 금액 {amount}', { amount: amountText(order.total_amount) }),
          kind: 'text',
        },
        { name: 'reason', label: t('이유, 손님이 읽어요'), kind: 'area', rows: 2, wide: true },
      ]}
      initial={{ amount: '', reason: '' }}
      save={({ amount, reason }) => {
        const body = { amount: readAmount(amount, order.currency) ?? 0, reason }
        return api.staffClaims.goodwill({
          params: { order_id: order.id },
          body: { ...body, request_key: keyOf(body) },
        })
      }}
      explain={useWhatHappened(order.id)}
      done={({ amount }) => t('{amount} 환불을 시작했어요.', { amount: amountText(amount) })}
      button={t('환불하기')}
      danger
      onClose={onClose}
    />
  )
}
