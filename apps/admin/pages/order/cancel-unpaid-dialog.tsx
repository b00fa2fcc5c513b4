import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { useWhatHappened } from '@sillage/domains/order/admin/use-what-happened.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** For a buyer who called before paying. */
export function CancelUnpaidDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog
      title={t('결제 전 주문을 취소할까요?')}
      lead={t('손님에게 “요청하신 대로 취소했어요”라고 알려요. 일부 입금된 금액은 환불로 넘어가요.')}
      fields={[{ name: 'answer', label: t('손님에게 보내는 말'), kind: 'area', rows: 2, wide: true }]}
      initial={{ answer: '' }}
      save={(body) => api.staffClaims.cancelUnpaid({ params: { order_id: order.id }, body })}
      explain={useWhatHappened(order.id)}
      done={({ message }) => t(message)}
      button={t('주문 취소')}
      danger
      onClose={onClose}
    />
  )
}
