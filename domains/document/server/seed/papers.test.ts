import { expect, test } from 'vitest'
import { withoutEnglish, wrongEnglish } from '../../../catalog/server/seed/testing.ts'
import { paperKinds } from '../../words.ts'
import { papers } from './papers.ts'

test('every kind of paper is there, and every text has its English, without Hangul', () => {
  expect(new Set(papers.map(({ kind }) => kind))).toEqual(new Set(paperKinds))
  const texts = papers.map(({ papers: _, ...document }) => document)
  expect(withoutEnglish(texts)).toEqual([])
  expect(wrongEnglish(texts)).toEqual([])
})
