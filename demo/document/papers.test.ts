import { paperKinds } from '@sillage/domains/document/words.ts'
import { withoutEnglish, wrongEnglish } from '@sillage/domains/testing-english.ts'
import { expect, test } from 'vitest'
import { papers } from './papers.ts'

test('every kind of paper is there, and every text has its English, without Hangul', () => {
  expect(new Set(papers.map(({ kind }) => kind))).toEqual(new Set(paperKinds))
  const texts = papers.map(({ papers: _, ...document }) => document)
  expect(withoutEnglish(texts)).toEqual([])
  expect(wrongEnglish(texts)).toEqual([])
})
