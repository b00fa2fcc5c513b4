import { documentKinds } from '@sillage/domains/document/words.ts'
import { withoutEnglish, wrongEnglish } from '@sillage/domains/testing-english.ts'
import { expect, test } from 'vitest'
import { documents } from './documents.ts'

test('every kind of document is there, and every text has its English, without Hangul', () => {
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(documentKinds))
  const texts = documents.map(({ files: _, ...document }) => document)
  expect(withoutEnglish(texts)).toEqual([])
  expect(wrongEnglish(texts)).toEqual([])
})
