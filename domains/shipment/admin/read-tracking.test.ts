import { expect, test } from 'vitest'
import { readTracking } from './read-tracking.ts'

test('rows copied with tabs or saved with commas are read; the names of columns and empty lines are not', () => {
  const rows = [
    { order_no: '261118-AB12CD', courier: 'CJ대한통운', tracking_no: '6000-1234-5678' },
    { order_no: '261118-EF34GH', courier: '우체국', tracking_no: '' },
  ]
  expect(
    readTracking('주문 번호\t택배사\t송장\n\n261118-AB12CD\tCJ대한통운\t6000-1234-5678\r\n261118-EF34GH\t우체국'),
  ).toEqual(rows)
  expect(readTracking('"261118-AB12CD","CJ대한통운","6000-1234-5678"')).toEqual(rows.slice(0, 1))
  expect(readTracking('')).toEqual([])
})
