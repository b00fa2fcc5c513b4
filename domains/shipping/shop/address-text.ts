import { type Address, addressLine } from '@sillage/kit/address-form.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'

/** An address in one line; abroad with its country, named as the reader names it. */
export function useAddressText() {
  const { locale } = usePhrasebook()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (address: Address) => addressLine(address, names.of(address.country) ?? address.country)
}
