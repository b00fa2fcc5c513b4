import { expect, test } from 'vitest'
import { readCompositions, readLimits } from './read-materials.ts'

test('a composition is read by the heads of its columns, in percent or ppm', () => {
  const text =
    '상품번호\tCAS\t성분\t함량(%)\t출처\n1304\t78-70-6\t리날룰\t3.5\t제조사\n1301\t\t\t\t제조사\n1305\t97-53-0\t유제놀\t많음\t제조사'
  expect(readCompositions(text)).toMatchObject({
    rows: [
      { line: 2, product_id: 1304, cas: '78-70-6', name: '리날룰', ppm: 35_000, source: '제조사' },
      { line: 3, product_id: 1301, cas: '', ppm: 0 },
    ],
    wrong: [4],
    missing: [],
  })
})

test('a trace is never read as nothing, and a limit knows what it is for in both languages', () => {
  const trace = readCompositions('product_id,cas,name,ppm,source\n1,484-20-8,Bergapten,0.2,maker')
  expect(trace.rows[0]?.ppm).toBe(1)
  const limits = readLimits(
    'CAS,제품,한도(%),출처\n484-20-8,향수,0.0015,IFRA\n484-20-8,candle,100,IFRA\n484-20-8,비행기,1,x',
  )
  expect(limits.rows).toMatchObject([
    { kind: 'perfume', limit_ppm: 15 },
    { kind: 'candle', limit_ppm: 1_000_000 },
  ])
  expect(limits.wrong).toEqual([4])
})
