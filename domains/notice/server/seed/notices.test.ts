import { expect, test } from 'vitest'
import { withoutEnglish, wrongEnglish } from '../../../catalog/server/seed/testing.ts'
import { notices } from './notices.ts'

test('fourteen notices for customers and six for students, no two of one board on the same day', () => {
  expect(notices.filter(({ board }) => board === 'customer').length).toBe(14)
  expect(notices.filter(({ board }) => board === 'tssa').length).toBe(6)
  expect(new Set(notices.map(({ board, days_ago }) => `${board} ${days_ago}`)).size).toBe(20)
})

test('every text has its English, and English has no Hangul', () => {
  expect(withoutEnglish(notices)).toEqual([])
  expect(wrongEnglish(notices)).toEqual([])
})
