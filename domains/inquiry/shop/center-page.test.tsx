// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testShop } from '../../testing.ts'
import { openPage } from '../../testing-page.tsx'
import english from '../english.json' with { type: 'json' }
import { Component, loader } from './center-page.tsx'

const shop = await testShop()
beforeEach(() => shop.empty())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

// A Thursday in Seoul, an hour before midnight, and the noon of the next day.
test.each([
  ['2026-11-19T14:00:00Z', 'ko', '11월 20일 10:00에 열어요'],
  ['2026-11-19T14:00:00Z', 'en', 'Opens 20 Nov at 10:00 KST'],
  ['2026-11-20T03:30:00Z', 'en', 'Until 13:00 KST'],
] as const)('at %s the customer centre says in %s until when: %s', async (now, locale, said) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  await openPage(shop, { at: '/customer/center', Component, loader }, { mb_id: null, locale, english })
  expect(await screen.findByText(said)).toBeDefined()
})
