import { policies } from '@sillage/domains/setting/server/templates/policies.ts'
import { firstShippingRules } from '@sillage/domains/shipping/server/first-rules.ts'
import { expect, test } from 'vitest'
import { companyQuestions } from '../faq/company-questions.ts'
import { shopQuestions } from '../faq/shop-questions.ts'
import { notices } from '../notice/notices.ts'
import { cmsPages } from './cms-pages.ts'

const written = { questions: [...shopQuestions, ...companyQuestions], notices, cmsPages, policies }
const { fee_krw, free_from_krw } = firstShippingRules

/** Ways in which a sum of won is written. */
const waysOf = (won: number) => [
  `${won.toLocaleString('en')}원`,
  `${won.toLocaleString('en')} won`,
  `${won / 10_000}만 원`,
]

test.each(Object.entries(written))('%s do not repeat what staff change: what a parcel costs', (_, texts) => {
  const said = JSON.stringify(texts)
  for (const way of [...waysOf(fee_krw), ...waysOf(free_from_krw)])
    expect(said).not.toMatch(new RegExp(`(?<![\\d,])${way}`))
})

test.each(Object.entries(written))('%s call points what the screens call them, counted in won', (_, texts) => {
  expect(JSON.stringify(texts)).not.toMatch(/포인트|\d점/)
})

test.each(Object.entries(written))('%s promise nothing of the order form that it does not say', (_, texts) => {
  const said = JSON.stringify(texts)
  expect(said).not.toMatch(/보낼 수 없[^.]*주문서에서|order form tells you/)
  expect(said).not.toMatch(/대기 신청|waiting list/)
  // It is a thing with a price, beside what is bought.
  expect(said).not.toMatch(/포장에는 돈을 더 받지|Wrapping costs nothing/)
})
