import { expect, test } from 'vitest'
import { dictionaries } from './dictionaries.ts'
import { found } from './testing.ts'

test.each([
  ['{ "{name} 님": "Dear {nam}" }', '"{name} 님" has other {slots} in English: Dear {nam}'],
  ['{ "찜": "" }', '"찜" has no English'],
  ['{ "찜": { "one": "wish" } }', '"찜" has no English'],
  ['{ "찜": "찜 wish" }', '"찜" has Korean in its English'],
  ['{ "찜": ', 'is not a map from Korean to English'],
])('%s is refused', (text, message) => {
  expect(found(dictionaries, { 'apps/storefront/english.json': text })).toEqual([
    `apps/storefront/english.json ${message}`,
  ])
})

test('two dictionaries that disagree are found', () => {
  const files = {
    'domains/wish/english.json': '{ "찜": "Wish", "{count}개": "{count} item || {count} items" }',
    'domains/order/english.json': '{ "찜": "Favourite" }',
    'domains/cart/english.json': '{ "찜": "Wish" }',
  }
  expect(found(dictionaries, files)).toEqual([
    'domains/order/english.json "찜" is translated differently in domains/wish/english.json',
  ])
})

test('the console may say it in another way than the shop, but in one way', () => {
  const files = {
    'domains/order/english.json': '{ "주문": "Order" }',
    'domains/order/admin/english.json': '{ "주문": "Orders" }',
    'apps/admin/english.json': '{ "주문": "Purchases" }',
  }
  expect(found(dictionaries, files)).toEqual([
    'apps/admin/english.json "주문" is translated differently in domains/order/admin/english.json',
  ])
})
