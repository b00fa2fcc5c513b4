// @vitest-environment jsdom
import { createPhrases, type Locale, PhrasesProvider } from '@sillage/web-kit/phrases.ts'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { prices } from '../testing/shown-product.ts'
import { type Priced, usePriceText } from './price-text.ts'

const english = { 할인: 'Discount', 정가: 'List price' }

function textOf(priced: Priced, locale: Locale) {
  const { result } = renderHook(() => usePriceText()(priced), {
    wrapper: ({ children }) => (
      <PhrasesProvider value={createPhrases({ locale, package: english })}>{children}</PhrasesProvider>
    ),
  })
  return result.current
}

const onSale = { price: prices(35_700, 2650), list_price: prices(42_000, 3100) }

test('Korean pages are in won, English pages in dollars, each with the cut of its own currency', () => {
  expect(textOf(onSale, 'ko')).toMatchObject({ amount: '35,700원', list: '42,000원', cut: '15%' })
  expect(textOf(onSale, 'en')).toMatchObject({ amount: '$26.50', list: '$31.00', cut: '−$4.50' })
})

test('without a cut there is no list price', () => {
  const text = textOf({ price: prices(42_000, 3100), list_price: null }, 'ko')
  expect(text.amount).toBe('42,000원')
  expect(text).not.toHaveProperty('list')
})

test('a list price that is no higher is not shown: not in won, and not when only dollars are cut', () => {
  const same = { price: prices(42_000, 2650), list_price: prices(42_000, 3100) }
  expect(textOf(same, 'ko')).not.toHaveProperty('cut')
  expect(textOf(same, 'en')).toMatchObject({ cut: '−$4.50' })
})

test('a screen reader reads which price is which in the language of the page', () => {
  expect(textOf(onSale, 'en').labels).toEqual({ cut: 'Discount', list: 'List price' })
})
