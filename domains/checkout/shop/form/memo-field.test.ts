import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { memoOf } from './memo-field.tsx'

test.each([
  [{}, ''],
  [{ memo: '문 앞에 놓아 주세요', own_memo: '벨은 누르지 말아 주세요' }, '문 앞에 놓아 주세요'],
  [{ memo: 'own', own_memo: '벨은 누르지 말아 주세요' }, '벨은 누르지 말아 주세요'],
  // There is no note for a store counter, nor for a courier abroad.
  [{ memo: '문 앞에 놓아 주세요', delivery: 'pickup' }, ''],
  [{ memo: 'own', own_memo: '벨은 누르지 말아 주세요', delivery: 'ems' }, ''],
] as const)('of %o the courier is told: %s', (typed, reported) => {
  expect(memoOf({ ...emptyDraft, ...typed })).toBe(reported)
})
