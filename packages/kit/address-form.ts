/** What the part of a country that belongs in its addresses is called. */
const regionNames = {
  state: '주(State)',
  province: '주·성(Province)',
  prefecture: '도도부현(Prefecture)',
  emirate: '에미리트(Emirate)',
} as const

/** Countries whose post wants that part in the address; elsewhere it is not asked for. */
const regions: Record<string, keyof typeof regionNames> = {
  US: 'state',
  AU: 'state',
  BR: 'state',
  IN: 'state',
  MX: 'state',
  MY: 'state',
  CA: 'province',
  CN: 'province',
  ES: 'province',
  ID: 'province',
  IT: 'province',
  PH: 'province',
  TH: 'province',
  VN: 'province',
  JP: 'prefecture',
  AE: 'emirate',
}

/** The Korean phrase for its label, or nothing where a country has none. */
export function regionNameOf(country: string) {
  const kind = regions[country]
  return kind && regionNames[kind]
}

/** The city is the country. */
const cityStates = new Set(['SG', 'HK', 'MO'])
export const hasCities = (country: string) => !cityStates.has(country)

/**
 * Countries without postcodes, so that their forms do not ask for one. A country that is missing here asks for too
 * much; one that has postcodes and is listed here would let parcels get lost. In doubt a country is not listed.
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

/** Where the postcode stands before the city: 10115 Berlin. */
const postcodeFirst = new Set(
  'AT BE CH CN CZ DE DK ES FI FR GR HU IT LU MX MY NL NO PH PL PT RO SE SI SK TR'.split(' '),
)
export const isPostcodeFirst = (country: string) => postcodeFirst.has(country)

export type Address = { country: string; zip: string; addr1: string; addr2: string; city?: string; state?: string }

const spaced = (...parts: string[]) => parts.filter(Boolean).join(' ')
const commas = (...parts: string[]) => parts.filter(Boolean).join(', ')

/** An address in one line, in the order of its country; abroad with the country, as the reader calls it. */
export function addressLine({ country, zip, addr1, addr2, city = '', state = '' }: Address, countryName: string) {
  if (country === 'KR') return spaced(zip, addr1, addr2)
  const town = isPostcodeFirst(country) ? commas(spaced(zip, city), state) : commas(city, spaced(state, zip))
  return commas(addr1, addr2, town, countryName)
}
