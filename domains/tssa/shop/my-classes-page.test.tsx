// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { openPage } from '../../testing-page.tsx'
import { bookSeats, givenCourse, givenStudios } from '../testing/school.ts'
import { Component } from './my-classes-page.tsx'

const shop = await testShop({ gateways: testGateways().gateways })
beforeEach(() => shop.empty())
afterEach(cleanup)

const visit = () => openPage(shop, { at: '/my-page/tssa', Component })

test('a booked class is a ticket: when, where, its code, the calendar, and what canceling brings', async () => {
  await givenStudios(shop)
  const starts_at = new Date('2027-03-06T05:00:00Z')
  const [session] = await givenCourse(shop, [{ starts_at, seats: 5, taken: 0, room_id: 1 }])
  await bookSeats(shop, await shop.as('hana'), { variant_id: session?.variant_id ?? 0 }, 2)
  await visit()
  const ticket = within(await screen.findByRole('article', { name: '조향' }))
  expect(ticket.getByText('3월 6일 토요일 14:00')).toBeDefined()
  expect(ticket.getByText(/성수 스튜디오 큰 방/)).toBeDefined()
  expect(ticket.getByText('서울 성동구 연무장길 47')).toBeDefined()
  expect(ticket.getByRole('img', { name: '입장 QR 코드' })).toBeDefined()
  expect(ticket.getByRole('link', { name: '캘린더에 추가' }).getAttribute('href')).toMatch(/calendar\.ics$/)
  const friend = ticket.getByRole('textbox', { name: '2번째 참가자 이름' })
  await userEvent.type(friend, '이준')
  const save = ticket.getAllByRole('button', { name: '저장' })[1]
  if (save) await userEvent.click(save)
  await userEvent.click(ticket.getByRole('button', { name: '날짜 변경·취소' }))
  expect(await ticket.findByRole('button', { name: '180,000원 환불받고 취소하기' })).toBeDefined()
  expect(ticket.getByText('3월 6일 토요일 14:00까지')).toBeDefined()
})

test('who has booked nothing is led to the classes', async () => {
  await visit()
  expect(await screen.findByText('신청한 수업이 없어요')).toBeDefined()
  expect(screen.getByRole('link', { name: '수업 보기' }).getAttribute('href')).toBe('/tssa/class-product')
})
