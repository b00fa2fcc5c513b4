import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Dialog } from '@sillage/ui/dialog.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../../session.ts'
import { useShop } from '../../../shop.ts'
import type { Address } from '../../account-contract.ts'
import { CountryField } from '../joining/country-field.tsx'
import { PlaceFields } from '../joining/place-fields.tsx'

type Props = {
  open: boolean
  /** Without one, a new address is written. */
  address: Address | null
  /** Where a new one begins. */
  country: string
  onClose: () => void
  onSaved: () => Promise<unknown>
}
type Form = Omit<Address, 'id'>

/** One address, new or changed. */
export function AddressDialog({ open, address, country, onClose, onSaved }: Props) {
  const t = usePhrases()
  const { form, edit, submit, pending, errors, clear } = useAddressForm({ address, country, onClose, onSaved })
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(form)
  }
  const text = (name: 'label' | 'receiver' | 'hp') => ({
    name,
    required: true,
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => edit({ [name]: event.currentTarget.value }),
    error: errors[name]?.[0],
  })
  return (
    <Dialog
      open={open}
      title={address ? t('배송지 수정') : t('배송지 추가')}
      confirmLabel={t('저장하기')}
      cancelLabel={t('취소')}
      busy={pending}
      isForm
      onClose={(reason) => (reason === 'confirm' ? void submit(form) : onClose())}
    >
      <form method="post" noValidate className="form-fields address-form" onSubmit={send}>
        <TextInput {...text('label')} label={t('배송지 이름')} placeholder={t('집, 회사')} />
        <TextInput {...text('receiver')} label={t('받는 분')} autoComplete="name" />
        <TextInput {...text('hp')} label={t('연락처')} type="tel" inputMode="tel" autoComplete="tel" />
        <CountryField
          label={t('나라')}
          value={form.country}
          onChange={(country) => edit({ country })}
          error={errors.country?.[0]}
        />
        <PlaceFields
          country={form.country}
          names={{ zip: 'zip', addr1: 'addr1', addr2: 'addr2', city: 'city', state: 'state' }}
          value={form}
          onChange={({ zip, addr1, addr2, city, state }) => edit({ zip, addr1, addr2, city, state })}
          errors={errors}
          clear={clear}
          required
        />
        {!address?.is_default && (
          <Checkbox checked={form.is_default} onChange={(event) => edit({ is_default: event.currentTarget.checked })}>
            {t('기본 배송지로 쓰기')}
          </Checkbox>
        )}
        {/* Enter in any field saves; the button that does so is the dialog's own. */}
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  )
}

/** The fields, and how they are saved. */
function useAddressForm({ address, country, onClose, onSaved }: Omit<Props, 'open'>) {
  const { api } = useShop()
  const { user } = useSession()
  const [form, setForm] = useState<Form>(address ?? { ...emptyForm(user), country })
  const { submit, pending, errors, clear } = useSubmit(
    (body: Form) =>
      address
        ? api.account.changeAddress({ params: { address_id: address.id }, body })
        : api.account.addAddress({ body }),
    {
      onDone: async () => {
        await onSaved()
        onClose()
      },
    },
  )
  function edit(part: Partial<Form>) {
    for (const field of Object.keys(part)) clear(field)
    setForm((before) => ({ ...before, ...part }))
  }
  return { form, edit, submit, pending, errors, clear }
}

const emptyForm = (user: { mb_name: string; mb_hp: string } | null) => ({
  label: '',
  zip: '',
  addr1: '',
  addr2: '',
  city: '',
  state: '',
  is_default: false,
  receiver: user?.mb_name ?? '',
  hp: user?.mb_hp ?? '',
})
