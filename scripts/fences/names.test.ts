import { expect, test } from 'vitest'
import { names } from './names.ts'
import { found } from './testing.ts'

test.each([
  ['packages/ui/index.ts', 'no barrels'],
  ['domains/order/shop/index.tsx', 'no barrels'],
  ['domains/order/types.ts', 'types live with what they describe'],
  ['packages/kit/utils/date.ts', 'utils says nothing'],
  ['domains/order/server/helpers.ts', 'helpers.ts says nothing'],
  ['packages/common/a.ts', 'common says nothing'],
  ['apps/server/misc/a.css', 'misc says nothing'],
  ['domains/order/server/testing.ts', 'helpers of tests stand in the testing/ folder'],
  ['domains/order/server/sheet/testing-pdf.ts', 'helpers of tests stand in the testing/ folder'],
])('%s is found', (path, message) => {
  expect(found(names, { [path]: '' })).toEqual([expect.stringContaining(`${path} ${message}`)])
})

test('names with a subject pass', () => {
  expect(
    found(names, {
      'apps/storefront/index.html': '',
      'packages/kit/commonwealth.ts': '',
      'domains/order/testing/orders.ts': '',
    }),
  ).toEqual([])
})
