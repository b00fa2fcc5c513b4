import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { useWhatHappened } from '@sillage/domains/order/admin/use-what-happened.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = { order: StaffOrder; lines?: { line_id: number }[]; onClose: () => void }

/** Why it waits, among staff; and, in a field of its own, what the buyer reads. */
export function HoldDialog({ order, lines, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog
      title={t('출고를 보류할까요?')}
      lead={t('보류하는 동안에는 나가지 않아요. 언제든 다시 준비로 돌릴 수 있어요.')}
      fields={[
        { name: 'note', label: t('직원끼리 보는 이유'), kind: 'area', rows: 2, wide: true },
        {
          name: 'answer',
          label: t('손님에게 보내는 말'),
          hint: t('비워 두면 손님에게는 “확인 중”이라고만 보여요.'),
          kind: 'area',
          rows: 2,
          wide: true,
        },
      ]}
      initial={{ note: '', answer: '' }}
      save={(said) =>
        api.staffOrders.move({
          params: { order_id: order.id },
          body: { to: 'on_hold', ...said, ...(lines && { lines }) },
        })
      }
      explain={useWhatHappened(order.id)}
      button={t('보류')}
      onClose={onClose}
    />
  )
}
