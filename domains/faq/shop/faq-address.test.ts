import { expect, test } from 'vitest'
import { faqHref, faqIn, listedHref } from './faq-address.ts'

const everything = { page: 1, topic: undefined, keyword: '' }

test('a question is opened where it is listed, and the listing stays in the address', () => {
  expect(faqHref(7)).toBe('/customer/faq?id=7#faq-7')
  expect(listedHref(everything, 7)).toBe(faqHref(7))
  expect(listedHref({ ...everything, topic: 'class', page: 2 }, 7)).toBe('/customer/faq?topic=class&page=2&id=7#faq-7')
  expect(listedHref({ ...everything, keyword: '향' }, null)).toBe('/customer/faq?keyword=%ED%96%A5')
})

test.each(['', '0', '-1', '1.5', 'x', '99999999999', '1 or 1=1'])('"%s" asks for no question', (id) => {
  expect(faqIn(new URLSearchParams({ id }))).toBeNull()
})
