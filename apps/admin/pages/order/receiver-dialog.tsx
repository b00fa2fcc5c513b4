import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Where the order goes, while nothing of it has left. */
export function ReceiverDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { country, ...receiver } = order.receiver
  const was = { city: '', state: '', ...receiver }
  const isSent = order.delivery === 'parcel' || order.delivery === 'ems'
  return (
    <FormDialog
      title={t('받는 곳 바꾸기')}
      lead={t('나라와 배송비는 그대로예요. 송장을 이미 뽑았다면 새로 뽑아 주세요.')}
      width={640}
      initial={{ ...was, note: '' }}
      fields={[
        { name: 'name', label: t('받는 분'), kind: 'text' },
        { name: 'hp', label: t('전화'), kind: 'text' },
        ...(isSent
          ? ([
              { name: 'zip', label: t('우편번호'), kind: 'text' },
              { name: 'addr1', label: t('주소'), kind: 'text' },
              { name: 'addr2', label: t('나머지 주소'), kind: 'text', wide: true },
            ] as const)
          : []),
        ...(country === 'KR'
          ? []
          : ([
              { name: 'city', label: t('도시'), kind: 'text' },
              { name: 'state', label: t('주·지역'), kind: 'text' },
            ] as const)),
        { name: 'memo', label: t('배송 메모'), kind: 'text', wide: true },
        { name: 'note', label: t('바꾸는 이유'), hint: t('직원끼리만 봐요.'), kind: 'text', wide: true },
      ]}
      save={({ note, ...changed }) =>
        api.staffOrders.changeReceiver({
          params: { order_id: order.id },
          body: { receiver: changed, was, note },
        })
      }
      done={() => t('받는 곳을 바꿨어요.')}
      onClose={onClose}
    />
  )
}
