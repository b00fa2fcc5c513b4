import { hasCities, hasPostcodes, regionNameOf } from '@sillage/kit/address-form.ts'
import type { FieldErrors } from '@sillage/kit/problem.ts'
import type { DeliveryKind } from '../shipping/delivery.ts'

type Place = { delivery: DeliveryKind; country: string; zip: string; addr1: string; city: string; state: string }

/** What is missing of an address for the parcel to arrive. */
export function addressRequirements({ delivery, country, zip, addr1, city, state }: Place) {
  const errors: FieldErrors = {}
  if (delivery !== 'parcel' && delivery !== 'ems') return errors
  if (delivery === 'parcel' && !/^\d{5}$/.test(zip)) errors.zip = ['우편번호를 찾아 주세요.']
  if (delivery === 'ems' && !zip.trim() && hasPostcodes(country)) errors.zip = ['우편번호를 입력해 주세요.']
  if (!addr1.trim()) errors['receiver.addr1'] = ['주소를 입력해 주세요.']
  if (delivery !== 'ems') return errors
  if (hasCities(country) && !city.trim()) errors['receiver.city'] = ['도시를 입력해 주세요.']
  if (regionNameOf(country) && !state.trim()) errors['receiver.state'] = ['주나 지역을 입력해 주세요.']
  return errors
}
