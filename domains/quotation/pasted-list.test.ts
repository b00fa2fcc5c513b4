import { expect, test } from 'vitest'
import { parseList } from './pasted-list.ts'

test.each([
  ['무화과 그늘 12', '무화과 그늘', 12],
  ['무화과 그늘 12개', '무화과 그늘', 12],
  ['무화과 그늘 x 3', '무화과 그늘', 3],
  ['FIG-180\t40', 'FIG-180', 40],
  ['FIG-180, 1,200', 'FIG-180', 1_200],
  ['FIG-180', 'FIG-180', 1],
  ['FIG-180 × 2', 'FIG-180', 2],
  ['12 x hinoki', 'hinoki', 12],
  ['hinoki 5 pcs', 'hinoki', 5],
  ['hinoki 0', 'hinoki', 0],
  ['hinoki 100000', 'hinoki', 0],
])('%s', (text, wanted, quantity) => {
  expect(parseList(text)).toMatchObject([{ wanted, quantity }])
})

test('empty lines mean nothing', () => {
  expect(parseList('\n가 1\r\n\n  \n나 2\n').map(({ wanted }) => wanted)).toEqual(['가', '나'])
})

test('a line longer than any name is taken as it begins, without looking for a number in it', () => {
  const line = `${'1 '.repeat(2_400)}x`
  expect(parseList(line)).toEqual([{ text: line, wanted: line.slice(0, 200), quantity: 1 }])
})
