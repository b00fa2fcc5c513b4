import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells are quoted where they must be, and nothing becomes a formula', () => {
  expect(csvLine(['가', 1_000, null, 'a,b', '두 줄\n"말"'])).toBe('가,1000,,"a,b","두 줄\n""말"""\r\n')
  expect(csvLine(['=HYPERLINK("x")', '+82', '-', '@a', -5])).toBe(`"'=HYPERLINK(""x"")",'+82,'-,'@a,-5\r\n`)
})
