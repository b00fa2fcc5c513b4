import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test.each([
  ['김하나', '김*나'],
  ['이솔', '이*'],
  ['남궁하나', '남**나'],
  ['Emily Carter', 'E***y C****r'],
  [' 김 하나 ', '김 하*'],
  ['솔', '솔'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})
