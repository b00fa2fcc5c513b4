import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Address } from '../../../member/account-contract.ts'
import { AddressChooser } from './address-chooser.tsx'
import { AddressFields } from './address-fields.tsx'
import { deliveryOf } from './draft.ts'
import type { PartProps } from './form-part.tsx'

/** `book` is the member's address book; null for a guest, who has none. */
export type ReceiverProps = PartProps & { book: readonly Address[] | null }

/** Who receives it, and where: out of the member's book, or typed. */
export function ReceiverFields(props: ReceiverProps) {
  const { draft, quote, book } = props
  const delivery = deliveryOf(draft, quote.deliveries)
  const travels = delivery === 'parcel' || delivery === 'ems'
  const isOfBook = travels && draft.address_id !== 0
  return (
    <>
      {travels && book && <AddressChooser {...props} book={book} />}
      {!isOfBook && <Person {...props} />}
      {travels && !isOfBook && <AddressFields {...props} />}
    </>
  )
}

function Person({ draft, change, errors, clear, quote }: PartProps) {
  const t = usePhrases()
  const fetches = deliveryOf(draft, quote.deliveries) === 'pickup'
  const text = (name: keyof typeof draft.receiver) => ({
    name: `receiver_${name}`,
    required: true,
    value: draft.receiver[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      clear(`receiver_${name}`)
      change({ receiver: { ...draft.receiver, [name]: event.currentTarget.value } })
    },
    error: errors[`receiver_${name}`]?.[0],
  })
  return (
    <>
      <Checkbox
        checked={draft.same_as_buyer}
        onChange={(event) => change({ same_as_buyer: event.currentTarget.checked, address_id: 0 })}
      >
        {fetches ? t('주문하는 분이 찾아가요') : t('주문하는 분과 같아요')}
      </Checkbox>
      {!draft.same_as_buyer && (
        <div className="field-row">
          <TextInput {...text('name')} label={fetches ? t('찾아갈 분') : t('받는 분')} autoComplete="shipping name" />
          <TextInput {...text('hp')} label={t('연락처')} type="tel" inputMode="tel" autoComplete="shipping tel" />
        </div>
      )}
    </>
  )
}
