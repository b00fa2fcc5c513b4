import { plainText } from '@sillage/kit/rich-text.ts'
import { readRichText } from '@sillage/kit/rich-text-read.ts'
import { expect, test } from 'vitest'
import { written } from './written.ts'

test('typed lines become a text that the shop itself would take', () => {
  const text = written(['## 준비', '**앞치마**를 [여기](/shop/cart)서', '- 하나', '- 둘', '1. 먼저', '> 천천히'])
  expect(readRichText(text)).toEqual(text)
  expect(text.content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'orderedList',
    'blockquote',
  ])
  expect(plainText(text)).toBe('준비\n앞치마를 여기서\n하나\n둘\n먼저\n천천히')
})
