import { buffer } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { xlsxOf } from './xlsx.ts'

test('a sheet that is written page by page is read back: texts, numbers, gaps, and what would be a formula', async () => {
  async function* pages() {
    yield [['번호', '금액', '말']]
    yield [
      ['001', 31_000, '=1+1'],
      ['<&>', null, '두\n줄 \u0007🌿'],
    ]
  }
  expect(await readSheet(await buffer(xlsxOf(pages())))).toEqual([
    ['번호', '금액', '말'],
    ['001', 31_000, '=1+1'],
    ['<&>', null, '두\n줄 🌿'],
  ])
})

test('a source that fails fails the file', async () => {
  async function* pages() {
    yield [['번호']]
    throw new Error('the database is gone')
  }
  await expect(buffer(xlsxOf(pages()))).rejects.toThrow('the database is gone')
})
