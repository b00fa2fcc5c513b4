import { expect, test } from 'vitest'
import { groupOf, noticeGroups, noticeRows } from './notice-groups.ts'

const fact = (label: string, value = '값') => ({ label, label_en: label, value, value_en: value })

test('a notice is known by the fields it has', () => {
  expect(groupOf([fact('품명'), fact('사용 피부'), fact('화장품 책임판매업자')])?.key).toBe('cosmetic')
  expect(groupOf([fact('품명'), fact('도서정가제')])?.key).toBe('book')
  expect(groupOf([])).toBeNull()
  expect(groupOf([fact('우리 항목')])).toBeNull()
})

test('a group lists all its fields in order, keeps what is written, and what is the shop’s own stays at the end', () => {
  const group = noticeGroups.find(({ key }) => key === 'other') ?? null
  const rows = noticeRows(group, [fact('우리 항목'), fact('제조국', '대한민국')])
  expect(rows.map(({ label }) => label)).toEqual([
    '품명',
    'KC 인증',
    '제조국',
    '제조자',
    '품질 보증',
    '소비자 상담',
    '우리 항목',
  ])
  expect(rows.find(({ label }) => label === '제조국')?.value).toBe('대한민국')
})
