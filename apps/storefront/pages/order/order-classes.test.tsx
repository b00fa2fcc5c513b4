// @vitest-environment jsdom

import { testGateways } from '@sillage/domains/payment/testing/gateways.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { openPage as openAnyPage } from '@sillage/domains/testing-page.tsx'
import tssa from '@sillage/domains/tssa/english.json' with { type: 'json' }
import { bookSeats, givenCourse, inDays } from '@sillage/domains/tssa/testing/school.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Component } from '../order-view-page.tsx'
import { openOrder } from './testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
beforeEach(shop.empty)
afterEach(cleanup)

const detail = { makes: [], syllabus: [], included: [], bring: [{ name: '필기구', name_en: 'A pen' }] }

async function given(mb_id?: string) {
  const opened = { starts_at: inDays(10), seats: 5, taken: 0 }
  const [session] = await givenCourse(shop, [opened], { weeks: 1, detail })
  return bookSeats(shop, await shop.as(mb_id), { variant_id: session?.variant_id ?? 0 })
}

test.each(['ko', 'en'] as const)('a guest finds the code for the entrance in the order: %s', async (locale) => {
  const { order_id, view_key } = await given()
  const at = `/shop/my_order_view?od_id=${order_id}&key=${view_key}`
  const page = { at, path: '/shop/my_order_view', Component }
  await openAnyPage(shop, page, { mb_id: null, locale, english: tssa })
  const name = locale === 'ko' ? '조향' : 'Perfumery'
  const ticket = within(await screen.findByRole('article', { name }))
  expect(ticket.getByRole('img', { name: locale === 'ko' ? '입장 QR 코드' : tssa['입장 QR 코드'] })).toBeDefined()
  expect(ticket.getByText(locale === 'ko' ? '필기구' : 'A pen')).toBeDefined()
  const calendar = ticket.getByRole('link', { name: locale === 'ko' ? '캘린더에 추가' : tssa['캘린더에 추가'] })
  expect(calendar.getAttribute('href')).toMatch(
    new RegExp(`/order-view/${order_id}/classes/\\d+/calendar.ics\\?view_key=`),
  )
})

test('a member is led to the own classes', async () => {
  const { order_id } = await given('hana')
  await openOrder(shop, order_id)
  const link = await screen.findByRole('link', { name: '입장 QR과 수업 안내 보기' })
  expect(link.getAttribute('href')).toBe('/my-page/tssa')
  expect(screen.queryByRole('article', { name: '조향' })).toBeNull()
})
