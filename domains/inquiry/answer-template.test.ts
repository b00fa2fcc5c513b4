import { expect, test } from 'vitest'
import { emptyPlaces, fillTemplate, unknownPlaces } from './answer-template.ts'

const values = { name: '한지우', order_no: '261109-3307KD', product: '', staff: '소윤', phone: '1800-8914' }

test('a template is filled with what is known of the customer, in either language', () => {
  expect(fillTemplate('{이름} 님, 주문 {주문번호}은 오늘 나가요.', values)).toBe(
    '한지우 님, 주문 261109-3307KD은 오늘 나가요.',
  )
  expect(fillTemplate('Hello {name}, call {phone}.', values)).toBe('Hello 한지우, call 1800-8914.')
})

test('what is not known stays to be seen, and somebody’s own braces are left alone', () => {
  const filled = fillTemplate('{상품} {내 메모}', values)
  expect(filled).toBe('{상품} {내 메모}')
  expect(emptyPlaces(filled)).toEqual(['{상품}'])
  expect(unknownPlaces(filled)).toEqual(['{내 메모}'])
})
