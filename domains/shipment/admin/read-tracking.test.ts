import { expect, test } from 'vitest'
import { readTracking } from './read-tracking.ts'

test('rows copied with tabs or saved with commas are read; the names of columns and empty lines are not', () => {
  const rows = [
    { order_no: '261118-AB12CD', courier: 'CJ대한통운', tracking_no: '6000-1234-5678' },
    { order_no: '261118-EF34GH', courier: '우체국', tracking_no: '' },
  ]
  expect(
    readTracking('주문 번호\t택배사\t송장\n\n261118-AB12CD\tCJ대한통운\t6000-1234-5678\r\n261118-EF34GH\t우체국').rows,
  ).toEqual(rows)
  expect(readTracking('"261118-AB12CD","CJ대한통운","6000-1234-5678"').rows).toEqual(rows.slice(0, 1))
  expect(readTracking('').rows).toEqual([])
})

test('a courier’s file has its columns in an order of its own; one that is missing is named', () => {
  expect(
    readTracking('운송장번호,받는분,고객주문번호,택배사\n600012345678,김하나,261118-AB12CD,CJ대한통운').rows,
  ).toEqual([{ order_no: '261118-AB12CD', courier: 'CJ대한통운', tracking_no: '600012345678' }])
  expect(readTracking('주문번호,택배사\n261118-AB12CD,CJ대한통운').missing).toEqual(['tracking_no'])
})
