import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { homeCountry } from '../../member/shop/joining/countries.ts'

type Address = { country: string; zip: string; addr1: string; addr2: string }

/** An address in one line; abroad with its country, named as the reader names it. */
export function useAddressText() {
  const { locale } = usePhrasebook()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return ({ country, zip, addr1, addr2 }: Address) => {
    const place = [zip, addr1, addr2].filter(Boolean).join(' ')
    return country === homeCountry ? place : `${place}, ${names.of(country) ?? country}`
  }
}
