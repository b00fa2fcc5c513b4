import { expect, test } from 'vitest'
import { newSite, OLD_DOMAIN } from './company.ts'
import { addressAtNewSite, isOldDomain } from './old-domain.ts'

test('only the old domain is old, with and without www', () => {
  expect(isOldDomain(OLD_DOMAIN)).toBe(true)
  expect(isOldDomain(`www.${OLD_DOMAIN}`)).toBe(true)
  for (const host of [new URL(newSite).hostname, `shop.${OLD_DOMAIN}`, `${OLD_DOMAIN}.evil.example`, 'localhost', ''])
    expect(isOldDomain(host), host).toBe(false)
})

test('the way to the new site leads to the same page', () => {
  const here = { pathname: '/shop/product/1001', search: '?x=1', hash: '#details' }
  expect(addressAtNewSite(here)).toBe(`${newSite}/shop/product/1001?x=1#details`)
})
