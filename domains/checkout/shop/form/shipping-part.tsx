import { Choice } from '@sillage/ui/choice.tsx'
import { RadioGroup } from '@sillage/ui/radio-group.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { deliveryOf } from './draft.ts'
import { FormPart, type PartProps } from './form-part.tsx'
import { MemoField } from './memo-field.tsx'
import { ReceiverFields, type ReceiverProps } from './receiver-fields.tsx'

const names = {
  parcel: { name: '국내 택배', note: '집이나 회사로' },
  pickup: { name: '매장 픽업', note: '배송비 없이' },
  ems: { name: '해외 배송', note: '국제우편 EMS' },
} as const

/** How the goods come to the buyer: by parcel, at a store, or abroad. */
export function ShippingPart(props: ReceiverProps) {
  const t = usePhrases()
  const { draft, change, quote, clear } = props
  const delivery = deliveryOf(draft, quote.deliveries)
  if (delivery === 'none') return null
  const options = (['parcel', 'pickup', 'ems'] as const)
    .filter((kind) => quote.deliveries.includes(kind))
    .map((kind) => ({ value: kind, label: t(names[kind].name), note: t(names[kind].note) }))
  return (
    <FormPart title={t('받으실 곳')}>
      <div className="checkout-fields">
        <Choice
          legend={t('받는 방법')}
          name="delivery"
          options={options}
          value={delivery}
          onChange={(kind) => {
            for (const field of ['country', 'zip', 'store_id', 'receiver_addr1', 'receiver_addr2', 'receiver_city'])
              clear(field)
            clear('receiver_state')
            // An address of the book belongs to its own country.
            const left = draft.address_id !== 0 && kind !== 'pickup' && { address_id: 0, place: noPlace }
            change({ delivery: kind, ...left })
          }}
        />
        {delivery === 'pickup' && <StoreChoice {...props} />}
        <ReceiverFields {...props} />
        {delivery === 'parcel' && <MemoField {...props} />}
      </div>
    </FormPart>
  )
}

const noPlace = { zip: '', addr1: '', addr2: '', city: '', state: '' }

function StoreChoice({ draft, change, quote: { stores }, errors, clear }: PartProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <RadioGroup
      legend={t('찾아갈 매장')}
      name="store_id"
      required
      options={stores.map((store) => ({
        value: String(store.id),
        label: (
          <span className="store-option">
            {pick(store, 'name')}
            <small>{pick(store, 'address')}</small>
            <small>{pick(store, 'hours')}</small>
          </span>
        ),
      }))}
      value={draft.store_id ? String(draft.store_id) : undefined}
      onChange={(id) => {
        clear('store_id')
        change({ store_id: Number(id) })
      }}
      error={errors.store_id?.[0]}
      hint={t('준비가 끝나면 메일로 알려 드려요. 신분증이나 주문 번호를 보여 주세요.')}
    />
  )
}
