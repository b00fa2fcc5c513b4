// @vitest-environment jsdom
import { addDays } from '@sillage/kit/time.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { openPage } from '../../testing-page.tsx'
import english from '../english.json' with { type: 'json' }
import { couponIssueTable } from '../server/tables.ts'
import { givenCoupon } from '../testing/coupons.ts'
import { Component } from './coupon-page.tsx'

const shop = await testShop()
const { ctx, db, empty } = shop
beforeEach(empty)
afterEach(cleanup)

const visit = ({ at = '/my-page/coupon', locale = 'ko' }: { at?: string; locale?: 'ko' | 'en' } = {}) =>
  openPage(shop, { at, path: '/my-page/coupon', Component }, { locale, english })

const hold = async (changes: Parameters<typeof givenCoupon>[1], more = {}) => {
  const { id } = await givenCoupon(ctx, changes)
  await db.insert(couponIssueTable).values({ coupon_id: id, mb_id: 'hana', nth: 1, ...more })
}

test('a ticket says what it is worth, what for, from when on and until when', async () => {
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id, kind: id === 2 ? 'class' : 'goods' })
  const worth = { amount_krw: null, percent: 10, cap_krw: 8_000, minimum_krw: 30_000 }
  await hold({ ...worth, kind: 'product', target_ids: [1, 2, 3] }, { expires_at: addDays(new Date(), 3) })
  await visit()
  const ticket = within((await screen.findByText('10% 할인')).closest('li') ?? document.body)
  expect(ticket.getByRole('link', { name: '상품 1' }).getAttribute('href')).toBe('/shop/product/1')
  expect(ticket.getByRole('link', { name: '상품 2' }).getAttribute('href')).toBe('/tssa/product/2')
  for (const text of ['상품 쿠폰', '외 1개', '30,000원', '8,000원', '3일 남았어요'])
    expect(ticket.getByText(text)).toBeDefined()
})

test('a code that is typed in appears among the tickets', async () => {
  await givenCoupon(ctx, { code: 'SILLAGE', name_en: 'First scent' })
  await visit({ locale: 'en' })
  expect(await screen.findByText('You have no coupons')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Coupon code'), 'sillage{Enter}')
  expect(await screen.findByRole('heading', { name: 'First scent' })).toBeDefined()
  expect(screen.getByText('₩3,000 off')).toBeDefined()
  expect(screen.getByText('No end date')).toBeDefined()
})

test('a wrong code is refused under its field, and nothing else changes', async () => {
  await visit()
  await userEvent.type(await screen.findByLabelText('쿠폰 코드'), 'nothing{Enter}')
  expect(await screen.findByText('없는 쿠폰 코드예요. 다시 확인해 주세요.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('쿠폰 코드'), 'x')
  expect(screen.queryByText('없는 쿠폰 코드예요. 다시 확인해 주세요.')).toBeNull()
})

test('used and ended coupons have a list of their own, and so has their absence', async () => {
  await hold({ name: '쓴 쿠폰' }, { state: 'used', used_at: new Date('2026-11-02T03:00:00Z') })
  await visit({ at: '/my-page/coupon?state=used' })
  expect(await screen.findByRole('heading', { name: '쓴 쿠폰' })).toBeDefined()
  expect(screen.getByText('2026.11.02')).toBeDefined()
  cleanup()
  await empty()
  await visit({ at: '/my-page/coupon?state=used' })
  expect(await screen.findByText('지난 쿠폰이 없어요')).toBeDefined()
})
