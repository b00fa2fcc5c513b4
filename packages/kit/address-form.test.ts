import { expect, test } from 'vitest'
import { addressLine, regionNameOf } from './address-form.ts'

test.each([
  [
    { country: 'US', addr1: '200 N Spring St', addr2: 'Apt 4', city: 'Los Angeles', state: 'CA', zip: '90012' },
    'United States',
    '200 N Spring St, Apt 4, Los Angeles, CA 90012, United States',
  ],
  [
    { country: 'DE', addr1: 'Torstr. 1', addr2: '', city: 'Berlin', state: '', zip: '10119' },
    'Germany',
    'Torstr. 1, 10119 Berlin, Germany',
  ],
  [
    { country: 'IT', addr1: 'Via Roma 1', addr2: '', city: 'Milano', state: 'MI', zip: '20121' },
    'Italy',
    'Via Roma 1, 20121 Milano, MI, Italy',
  ],
  [
    { country: 'GB', addr1: '1 High St', addr2: '', city: 'London', state: '', zip: 'SW1A 1AA' },
    'United Kingdom',
    '1 High St, London, SW1A 1AA, United Kingdom',
  ],
  [
    { country: 'HK', addr1: '8 Nathan Rd', addr2: 'Kowloon', city: '', state: '', zip: '' },
    'Hong Kong',
    '8 Nathan Rd, Kowloon, Hong Kong',
  ],
  // Written before city and state had fields of their own.
  [
    { country: 'US', addr1: '200 N Spring St', addr2: 'Los Angeles, CA', zip: '90012' },
    'United States',
    '200 N Spring St, Los Angeles, CA, 90012, United States',
  ],
  [
    { country: 'KR', addr1: '서울 성동구 연무장길 47', addr2: '3층', city: '', state: '', zip: '04782' },
    'South Korea',
    '04782 서울 성동구 연무장길 47 3층',
  ],
])('an address in %o is written in its country’s order', (address, country, line) => {
  expect(addressLine(address, country)).toBe(line)
})

test('a state is asked for where a country has them', () => {
  expect(regionNameOf('US')).toBe('주(State)')
  expect(regionNameOf('DE')).toBeUndefined()
})
