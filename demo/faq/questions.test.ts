import { faqTopics } from '@sillage/domains/faq/words.ts'
import { withoutEnglish, wrongEnglish } from '@sillage/domains/testing-english.ts'
import { readRichText } from '@sillage/kit/rich-text-read.ts'
import { expect, test } from 'vitest'
import { written } from '../board/written.ts'
import { companyQuestions } from './company-questions.ts'
import { shopQuestions } from './shop-questions.ts'

const questions = [...shopQuestions, ...companyQuestions]

test('every topic is asked about, and every text has its English, without Hangul', () => {
  expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(faqTopics))
  expect(withoutEnglish(questions)).toEqual([])
  expect(wrongEnglish(questions)).toEqual([])
})

test.each(questions)('$title is a text the shop itself would take, the same shape in both languages', (question) => {
  const [korean, english] = [written(question.body), written(question.body_en)]
  expect(readRichText(korean)).toEqual(korean)
  expect(english.content.map(({ type }) => type)).toEqual(korean.content.map(({ type }) => type))
})
