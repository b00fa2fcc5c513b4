import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useWhatHappened } from '../../order/admin/use-what-happened.ts'
import { type Courier, courierNames, couriers } from '../../shipping/couriers.ts'
import { useShop } from '../../shop.ts'

type Props = { shipment: { id: number; order_id: number; courier: string; tracking_no: string }; onClose: () => void }

/** A number that was mistyped, while the parcel is on its way. */
export function ChangeNumber({ shipment, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const courier = courierNames.find((name) => name === shipment.courier) ?? 'cj'
  return (
    <FormDialog<{ courier: Courier; tracking_no: string }, unknown>
      title={t('송장 번호 고치기')}
      lead={t('손님에게 바뀐 송장 번호를 다시 보내요.')}
      fields={[
        {
          name: 'courier',
          label: t('택배사'),
          kind: 'choice',
          options: courierNames.map((value) => ({ value, label: t(couriers[value].name) })),
        },
        { name: 'tracking_no', label: t('송장 번호'), kind: 'text' },
      ]}
      initial={{ courier, tracking_no: shipment.tracking_no }}
      save={(body) => api.staffShipments.changeNumber({ params: { shipment_id: shipment.id }, body })}
      explain={useWhatHappened(shipment.order_id)}
      done={() => t('송장 번호를 고쳤어요.')}
      button={t('바꾸기')}
      onClose={onClose}
    />
  )
}
