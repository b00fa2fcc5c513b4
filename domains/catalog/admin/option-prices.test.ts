import { expect, test } from 'vitest'
import { optionLines, readOptionLines } from './option-prices.ts'

test('prices of choices are read back as they were written', () => {
  const options = { 'glass:amber': { krw: 600, usd: 45 }, 'crest:any': { krw: 400, usd: 30 } }
  expect(optionLines(options)).toEqual(['glass:amber 600 45', 'crest:any 400 30'])
  expect(readOptionLines(optionLines(options))).toEqual(options)
  expect(readOptionLines(['', ' glass:amber  600 45 '])).toEqual({ 'glass:amber': { krw: 600, usd: 45 } })
})

test.each(['amber 600 45', 'glass:amber 600', 'glass:amber -1 0', 'glass:amber 6.5 1'])('%s is refused', (line) => {
  expect(readOptionLines([line])).toBeNull()
})
