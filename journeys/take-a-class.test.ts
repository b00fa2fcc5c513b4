import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callsFrom, staffAt } from './clerk.ts'
import { faults } from './faults.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()
const day = 24 * 60 * 60_000

type Session = { id: number; starts_at: string }
type Roster = { participants: { id: number; name: string }[]; meetings: { id: number }[] }

/** The page is usable: nothing hangs over its side, and a screen reader finds its way. */
async function isSound(page: Page) {
  await calm(page)
  expect(await overflow(page)).toBe(0)
  expect(await faults(page)).toEqual([])
}

/** Sessions of a course, from the console's list. */
async function sessionsOf(staff: Awaited<ReturnType<typeof staffAt>>, product_id: number): Promise<Session[]> {
  const [from, to] = [-60, 90].map((days) => new Date(Date.now() + days * day).toISOString())
  const all = await staff('GET', `staff/tssa/sessions?from=${from}&to=${to}`)
  return all.filter((session: { product_id: number }) => session.product_id === product_id)
}

test('a member attends, staff tick it on a phone, the certificate can be verified and a forged one cannot: ko at 1280, en at 390', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/tssa')
  const ticket = page.getByRole('article', { name: '조향 기초, 냄새에 이름 붙이기' })
  await ticket.getByRole('img', { name: '입장 QR 코드' }).waitFor()
  await ticket.getByText(/보냈어요: CJ대한통운/).waitFor()
  await page.getByRole('button', { name: '구독 주소 보기' }).click()
  const address = page.getByRole('textbox', { name: '구독 주소' })
  const first = await address.inputValue()
  expect(await (await fetch(first)).text()).toContain('X-WR-CALNAME:TSSA 수업')
  await page.getByRole('button', { name: '새 주소로 바꾸기' }).click()
  await page.getByText('새 주소로 바꿨어요. 캘린더에 다시 넣어 주세요.').waitFor()
  expect((await fetch(first)).status).toBe(404)
  await isSound(page)

  const desk = await visitor({ width: 390 })
  const staff = await staffAt(desk.page, 'owner')
  const [session] = (await sessionsOf(staff, 1601)).filter(({ starts_at }) => Date.parse(starts_at) > Date.now())
  const roster: Roster = await staff('GET', `staff/tssa/sessions/${session?.id}/roster`)
  const hana = roster.participants.find(({ name }) => name === '김하나')
  await desk.page.goto('/admin/classes/scan/demo-1601')
  await desk.page.getByRole('heading', { name: '김하나' }).waitFor()
  await desk.page.getByRole('button', { name: '왔어요' }).click()
  await desk.page.getByText('김하나 님이 왔어요.').waitFor()
  const marks = roster.meetings.map(({ id }) => ({ enrolment_id: hana?.id, meeting_id: id, present: true }))
  await staff('PUT', `staff/tssa/sessions/${session?.id}/attendance`, { marks })
  await desk.page.goto('/admin/certificates')
  await desk.page.getByRole('heading', { name: '수료증을 기다리는 수업' }).waitFor()
  const { numbers } = await staff('POST', `staff/tssa/sessions/${session?.id}/certificates`, {
    enrolment_ids: [hana?.id],
  })
  const [number = ''] = numbers

  const stranger = await visitor({ width: 390, lang: 'en' })
  await arrive(stranger.page, `/verify/${number}`)
  await stranger.page.getByText('This certificate was issued by TSSA and is valid.').waitFor()
  await stranger.page.getByText('김*나').waitFor()
  await isSound(stranger.page)
  await arrive(stranger.page, `/verify/${number.replace(/-\d{4}-/, '-0999-')}`)
  await stranger.page.getByText(/No certificate has this number/).waitFor()
  expect([...troubles, ...stranger.troubles]).toEqual([])
})

test('the refund is on the button before it is pressed, another date is chosen instead, and staff cancel that session: en at 390, ko at 1280', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/my-page/tssa')
  const ticket = page.getByRole('article', { name: 'Perfumery I: Naming What You Smell' })
  await ticket.getByRole('button', { name: 'Change date or cancel' }).click()
  await ticket.getByText(/Cancel and get back|Give your bank account/).waitFor()
  await isSound(page)
  await ticket.getByRole('radio').first().check()
  await ticket.getByRole('button', { name: 'Move to this date' }).click()
  await page.getByText('Your class has been moved.').waitFor()

  const desk = await visitor()
  const staff = await staffAt(desk.page, 'owner')
  const sessions = await sessionsOf(staff, 1601)
  const last = sessions.at(-1)
  await desk.page.goto(`/admin/classes/${last?.id}`)
  await desk.page.getByRole('button', { name: '수업 취소' }).click()
  const dialog = desk.page.getByRole('dialog', { name: '수업을 취소할까요?' })
  await dialog.getByRole('textbox', { name: '참가자에게 보일 이유' }).fill('최소 인원이 모이지 않았어요.')
  await dialog.getByRole('button', { name: '취소하고 모두 환불하기' }).click()
  await desk.page.getByText(/예약 1건을 취소하고 환불했어요/).waitFor()
  await page.reload()
  await page.getByText('Past classes').waitFor()
  expect(await page.getByRole('article', { name: 'Perfumery I: Naming What You Smell' }).count()).toBe(0)
  const news = await callsFrom(page)('GET', 'notification')
  expect(JSON.stringify(news)).toContain('Your class has been cancelled')
  expect(troubles).toEqual([])
})
