import type { FieldErrors } from '@sillage/kit/problem.ts'
import type { DeliveryKind } from '../shipping/delivery.ts'

/**
 * Countries whose post knows no postcodes, so that nobody there is asked for one. A country that is missing here asks
 * for too much; one that has codes and stood here would let parcels go astray. So in doubt it stays out.
 */
const withoutPostcodes = new Set([
  'AE',
  'AO',
  'BO',
  'BS',
  'BW',
  'CM',
  'FJ',
  'HK',
  'JM',
  'MO',
  'QA',
  'RW',
  'UG',
  'YE',
  'ZW',
])

export const hasPostcodes = (country: string) => !withoutPostcodes.has(country)

type Place = { delivery: DeliveryKind; country: string; zip: string; addr1: string; addr2: string }

/** What is missing of an address for the parcel to arrive. Abroad the second line is city and state. */
export function addressRequirements({ delivery, country, zip, addr1, addr2 }: Place) {
  const errors: FieldErrors = {}
  if (delivery !== 'parcel' && delivery !== 'ems') return errors
  if (delivery === 'parcel' && !/^\d{5}$/.test(zip)) errors.zip = ['우편번호를 찾아 주세요.']
  if (delivery === 'ems' && !zip.trim() && hasPostcodes(country)) errors.zip = ['우편번호를 입력해 주세요.']
  if (!addr1.trim()) errors['receiver.addr1'] = ['주소를 입력해 주세요.']
  if (delivery === 'ems' && !addr2.trim()) errors['receiver.addr2'] = ['도시와 지역을 입력해 주세요.']
  return errors
}
