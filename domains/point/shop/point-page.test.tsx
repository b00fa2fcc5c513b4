// @vitest-environment jsdom
import { addDays } from '@sillage/kit/time.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { openPage } from '../../testing-page.tsx'
import english from '../english.json' with { type: 'json' }
import { earnPoints } from '../server/earn.ts'
import { spendPoints } from '../server/spend.ts'
import { Component } from './point-page.tsx'

const shop = await testShop()
const { ctx, empty } = shop
beforeEach(empty)
afterEach(cleanup)

const visit = ({ at = '/my-page/point', locale = 'ko' }: { at?: string; locale?: 'ko' | 'en' } = {}) =>
  openPage(shop, { at, path: '/my-page/point', Component }, { locale, english })

const mb_id = 'hana'

test('the balance, what expires soon and each entry, which can be filtered by direction', async () => {
  await earnPoints(ctx, {
    mb_id,
    amount: 1_500,
    reason: 'granted',
    occasion: 'a',
    memo: '사과',
    expires_at: addDays(new Date(), 9),
  })
  await earnPoints(ctx, { mb_id, amount: 3_000, reason: 'earned', occasion: 'b' })
  await spendPoints(ctx, { mb_id, amount: 1_000, occasion: 'order:1' })
  await visit()
  expect(await screen.findByText('3,500원')).toBeDefined()
  expect(screen.getByText('500원')).toBeDefined()
  expect(screen.getByText('사과')).toBeDefined()
  expect(screen.getByText('−1,000')).toBeDefined()
  expect(screen.getByText('남은 적립금 3,500원')).toBeDefined()
  const received = screen.getByRole('link', { name: '적립 내역' }).getAttribute('href') ?? ''
  cleanup()
  await visit({ at: received })
  expect(await screen.findByText('+3,000')).toBeDefined()
  expect(screen.queryByText('−1,000')).toBeNull()
})

test('points are points in English, as everywhere in the shop, and never won', async () => {
  await earnPoints(ctx, { mb_id, amount: 2_000, reason: 'earned', occasion: 'a', expires_at: addDays(new Date(), 9) })
  await visit({ locale: 'en' })
  expect(await screen.findAllByText('2,000 points')).toHaveLength(2)
  expect(screen.getByText('Balance: 2,000 points')).toBeDefined()
  expect(document.body.textContent).not.toContain('₩')
})

test('nothing yet: how one comes by points; and nothing used yet', async () => {
  await visit({ locale: 'en' })
  expect(await screen.findByText('You have no points')).toBeDefined()
  cleanup()
  await earnPoints(ctx, { mb_id, amount: 100, reason: 'review', occasion: 'review:1' })
  await visit({ locale: 'en', at: '/my-page/point?direction=out' })
  expect(await screen.findByText('No points used yet')).toBeDefined()
  expect(screen.getByText('No points expire within 30 days.')).toBeDefined()
})
