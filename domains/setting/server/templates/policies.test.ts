import { expect, test } from 'vitest'
import { accountRules, consentDocuments, consentRules } from '../../../member/words.ts'
import { pointRules } from '../../../point/words.ts'
import { quotationLimits } from '../../../quotation/words.ts'
import { withoutEnglish, wrongEnglish } from '../../../testing-english.ts'
import { PolicySection } from '../../contract.ts'
import { policyHref, policyKinds } from '../../policy-words.ts'
import { firstShopRules } from '../../rules.ts'
import { policies } from './policies.ts'

const newest = (kind: string) => policies.findLast((policy) => policy.kind === kind)

test('every document is published, in versions that are counted and dated one after the other', () => {
  for (const kind of policyKinds) {
    const own = policies.filter((policy) => policy.kind === kind)
    expect(
      own.map(({ version }) => version),
      kind,
    ).toEqual(own.map((_, index) => index + 1))
    expect(own.length, kind).toBeGreaterThan(0)
    const days = own.map(({ effective_days_ago }) => effective_days_ago)
    expect(days, kind).toEqual(days.toSorted((a, b) => b - a))
  }
})

test('a later version says what changed, was announced a week ahead, and reads otherwise', () => {
  const later = policies.filter(({ version }) => version > 1)
  expect(new Set(later.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2)
  for (const { kind, version, changes, published_days_ago, effective_days_ago, sections } of later) {
    expect(changes).not.toBe('')
    expect(published_days_ago - effective_days_ago).toBeGreaterThanOrEqual(7)
    const former = policies.find((policy) => policy.kind === kind && policy.version === version - 1)
    expect(former?.sections).not.toEqual(sections)
  }
})

test('every text has its English, English has no Hangul, and staff could have published each of them', () => {
  expect(withoutEnglish(policies)).toEqual([])
  expect(wrongEnglish(policies.map(({ changes_en, ...policy }) => policy))).toEqual([])
  for (const { sections } of policies)
    for (const section of sections) expect(PolicySection.parse(section)).toEqual(section)
})

test('no two articles of a document have one title', () => {
  for (const { sections } of policies) expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length)
})

test('what a member is asked to agree to can be read where the form says', () => {
  for (const document of consentDocuments) {
    const { href, policy } = consentRules[document]
    expect(newest(policy), document).toBeDefined()
    if (href) expect(href).toBe(policyHref({ kind: policy }))
  }
})

test('the numbers in the terms are those the shop keeps', () => {
  const text = JSON.stringify(newest('terms'))
  const kept = [
    `쌓인 날부터 ${firstShopRules.points_months}개월`,
    `적립금은 ${firstShopRules.points_minimum.toLocaleString('en')}원부터 ${pointRules.unit}원 단위`,
    `${accountRules.id_rest_days}일 동안 다시 쓸 수 없어요`,
    `보낸 날부터 ${quotationLimits.validDays}일`,
  ]
  expect(kept.filter((words) => !text.includes(words))).toEqual([])
})
