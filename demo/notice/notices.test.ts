import { policies } from '@sillage/domains/setting/server/templates/policies.ts'
import { withoutEnglish, wrongEnglish } from '@sillage/domains/testing-english.ts'
import { expect, test } from 'vitest'
import { notices } from './notices.ts'
import { draftNotice, scheduledNotice } from './unpublished-notices.ts'

test('fourteen notices for customers and six for students, no two of one board on the same day', () => {
  expect(notices.filter(({ board }) => board === 'customer').length).toBe(14)
  expect(notices.filter(({ board }) => board === 'tssa').length).toBe(6)
  expect(new Set(notices.map(({ board, days_ago }) => `${board} ${days_ago}`)).size).toBe(20)
})

test('every text has its English, and English has no Hangul', () => {
  const all = [...notices, draftNotice, scheduledNotice]
  expect(withoutEnglish(all)).toEqual([])
  expect(wrongEnglish(all)).toEqual([])
})

test('the notice about the policy names the version that came with it', () => {
  const notice = notices.find(({ title }) => title.includes('개인정보 처리방침'))
  const policy = policies.findLast(({ kind }) => kind === 'privacy')
  expect(notice?.title).toContain(`버전 ${policy?.version}`)
  expect(notice?.title_en).toContain(`version ${policy?.version}`)
  expect(notice?.days_ago).toBe(policy?.published_days_ago)
})
