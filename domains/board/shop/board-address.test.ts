import { expect, test } from 'vitest'
import { boardHref, boardQuery, readBoard } from './board-address.ts'

const read = (query: string) => readBoard(new URLSearchParams(query), ['guide', 'delivery'], 10)

test('an address says topic, words and page, and comes back the same', () => {
  const listing = read('topic=delivery&keyword=제주 섬&page=3')
  expect(listing).toEqual({ topic: 'delivery', keyword: '제주 섬', page: 3 })
  expect(read(boardHref('/customer/notice', listing).split('?')[1] ?? '')).toEqual(listing)
})

test('what an address cannot mean is left out', () => {
  expect(read('topic=nothing&page=-1&keyword=%20')).toEqual({ topic: undefined, keyword: '', page: 1 })
  expect(boardHref('/customer/notice', read('page=abc'))).toBe('/customer/notice')
  expect(boardQuery(read(''))).toEqual({ page: 1 })
  expect(read(`keyword=${'가'.repeat(20)}`).keyword).toHaveLength(10)
})
