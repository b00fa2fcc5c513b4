import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { useBookingCalls } from './order-of-bookings.ts'

/** A seat from the waiting list was paid without an address: the kit's is asked here. */
export function KitAddress({ line_id, name }: { line_id: number; name: string }) {
  const t = usePhrases()
  const { api } = useShop()
  const { update } = useBookingCalls()
  const [address, setAddress] = useState({ name, hp: '', zip: '', addr1: '', addr2: '' })
  const { submit, pending, errors } = useSubmit(
    () => api.myClasses.kitAddress({ params: { line_id }, body: address }),
    { onDone: update },
  )
  const field = (key: keyof typeof address, label: string, autoComplete: string) => (
    <TextInput
      label={label}
      name={key}
      autoComplete={autoComplete}
      value={address[key]}
      onChange={(event) => setAddress({ ...address, [key]: event.target.value })}
      error={errors[key]?.[0]}
    />
  )
  return (
    <form
      className="kit-address mt-7"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(undefined)
      }}
    >
      <div className="subhead">
        <h3>{t('재료 키트를 어디로 보낼까요?')}</h3>
      </div>
      {field('name', t('받는 분'), 'name')}
      {field('hp', t('연락처'), 'tel')}
      {field('zip', t('우편번호'), 'postal-code')}
      {field('addr1', t('주소'), 'address-line1')}
      {field('addr2', t('나머지 주소'), 'address-line2')}
      <Button type="submit" size="sm" kind="line" busy={pending}>
        {t('주소 저장')}
      </Button>
    </form>
  )
}
