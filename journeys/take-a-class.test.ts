import { openDatabase } from '@sillage/server-kit/database.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { agree, chooseMethod, main, pay, payInTheWindow, said, settled } from './buying.ts'
import { callsFrom, staffAt } from './clerk.ts'
import { faults } from './faults.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, type Language, overflow } from './visitor.ts'
import { bothWays, wordsIn } from './words.ts'

const { visitor, databaseUrl } = journeys()

type Session = { id: number; variant_id: number; seats_left: number }
type Participant = { code: string; certificate: { number: string } | null }
type Booked = { product_id: number; session_id: number; participants: Participant[] }

/** The page is usable: nothing hangs over its side, and a screen reader finds its way. */
async function isSound(page: Page) {
  await calm(page)
  expect(await overflow(page)).toBe(0)
  expect(await faults(page)).toEqual([])
}

/** What happens meanwhile: days go by. */
async function inTheShop(...statements: string[]) {
  const database = openDatabase(databaseUrl(), { connections: 1 })
  for (const statement of statements) await database.pool.query(statement)
  await database.close()
}

/** It is the time at which a session of one meeting begins so many hours from now, and whatever is due is done. */
const beginsIn = (session_id: number, hours: number) =>
  inTheShop(
    `update class_session set starts_at = now() + interval '${hours} hours', room_id = null, teacher_id = null where id = ${session_id}`,
    `update class_meeting set starts_at = now() + interval '${hours} hours', ends_at = now() + interval '${hours + 2} hours',
      room_id = null, teacher_id = null where session_id = ${session_id}`,
    `update cron set next_at = now() where name = 'tssa.remind'`,
  )

const freeSessions = async (page: Page, product_id: number): Promise<Session[]> => {
  const all: Session[] = await callsFrom(page)('GET', `tssa/sessions?limit=50&product_id=${product_id}`)
  return all.filter(({ seats_left }) => seats_left > 0)
}

const bookedOf = async (page: Page, product_id: number): Promise<Booked | undefined> => {
  const all: Booked[] = await callsFrom(page)('GET', 'my-classes')
  return all.find((each) => each.product_id === product_id)
}

const titlesOf = async (page: Page) => JSON.stringify(await callsFrom(page)('GET', 'notification'))

/** Pays what is on the order form; a class asks for no address. */
async function payHere(page: Page, lang: Language) {
  const t = wordsIn(lang)
  await settled(page)
  expect(await page.locator('input[name=zip]:visible').count()).toBe(0)
  if (lang === 'ko') await chooseMethod(page, t('신용·체크카드'))
  await agree(page, t)
  await pay(page)
  if (lang === 'ko') await payInTheWindow(page)
  else await page.locator('button[value=pay]').click()
  await page.waitForURL('**/shop/order/*/confirm')
}

/** Staff at the door, with a phone. */
async function atTheDoor() {
  const { page, troubles } = await visitor({ width: 390 })
  return { page, troubles, call: await staffAt(page, 'owner') }
}

test.each(bothWays)(
  'enrol, pay, be reminded, attend, and have a certificate that anyone can verify: $lang at $width',
  async ({ lang, width }) => {
    const t = wordsIn(lang)
    const { page, troubles } = await visitor({ lang, width })
    await signIn(page, 'hana', '/tssa/product/1605')
    await main(page)
      .getByRole('group', { name: t('언제 시작할까요') })
      .getByRole('radio')
      .first()
      .waitFor()
    await isSound(page)
    await main(page)
      .getByRole('button', { name: t('바로 구매') })
      .and(page.locator(':visible'))
      .click()
    await page.waitForURL('**/shop/order-form')
    await payHere(page, lang)
    const booked = await bookedOf(page, 1605)
    const [code = ''] = booked?.participants.map((each) => each.code) ?? []
    const session_id = booked?.session_id ?? 0

    await beginsIn(session_id, 24)
    const reminder = lang === 'ko' ? '내일 수업이 있어요' : 'Your class is tomorrow'
    await expect.poll(() => titlesOf(page)).toContain(reminder)

    await beginsIn(session_id, -3)
    const door = await atTheDoor()
    await door.page.goto(`/admin/classes/scan/${code}`)
    await door.page.getByRole('button', { name: '출석 처리' }).click()
    await door.page.getByText('김하나 님이 왔어요.').waitFor()
    await isSound(door.page)
    await door.page.getByRole('link', { name: '명단 보기' }).click()
    await door.page.getByRole('button', { name: /^수료증 \d+장 발급$/ }).click()
    await door.page.getByText(/^수료증 \d+장을 발급했어요/).waitFor()

    await arrive(page, '/my-page/tssa')
    const number = (await bookedOf(page, 1605))?.participants[0]?.certificate?.number ?? ''
    await main(page).getByRole('link', { name: number }).waitFor()
    await isSound(page)

    const stranger = await visitor({ lang, width })
    await arrive(stranger.page, `/verify/${number}`)
    await stranger.page.getByText('김*나').waitFor()
    await isSound(stranger.page)
    await arrive(stranger.page, `/verify/${number.replace(/-\d{4}-/, '-0999-')}`)
    await stranger.page.getByText(t('이 번호로 발급한 수료증이 없어요.')).first().waitFor()
    expect([...troubles, ...stranger.troubles, ...door.troubles]).toEqual([])
  },
)

test.each(bothWays)(
  'move to another day, cancel after the start for the part that is printed, and be refunded by the school: $lang at $width',
  async ({ lang, width }) => {
    const t = wordsIn(lang)
    const { page, troubles } = await visitor({ lang, width })
    await signIn(page, 'hana', '/tssa/class-product')
    await main(page).locator('.class-card').first().waitFor()
    await isSound(page)
    const candles = await freeSessions(page, 1602)
    const perfumes = await freeSessions(page, 1606)
    const lines = [candles[0], perfumes[0]].map((session) => ({ variant_id: session?.variant_id, quantity: 1 }))
    await callsFrom(page)('POST', 'cart', { lines })
    await arrive(page, '/shop/order-form')
    await payHere(page, lang)

    await arrive(page, '/my-page/tssa')
    const title = lang === 'ko' ? '처음 만드는 소이 캔들' : 'Your First Soy Candle'
    const ticket = main(page).getByRole('article', { name: title })
    await ticket.getByRole('button', { name: t('날짜 변경·취소') }).click()
    await ticket.getByRole('radio').first().check({ force: true })
    await isSound(page)
    await ticket.getByRole('button', { name: t('고른 날짜로 옮기기') }).click()
    await page.getByText(t('수업 날짜를 옮겼어요.')).waitFor()
    const moved = await bookedOf(page, 1602)
    expect(moved?.session_id).not.toBe(candles[0]?.id)

    // The class has begun a quarter of an hour ago.
    await beginsIn(moved?.session_id ?? 0, -0.25)
    await arrive(page, '/my-page/tssa')
    await ticket.getByRole('button', { name: t('날짜 변경·취소') }).click()
    const share = lang === 'ko' ? '52,000원' : '$38.67'
    await ticket.getByRole('button', { name: t('{money} 환불받고 취소하기', { money: share }) }).click()
    await page.getByText(t('수업을 취소했어요.')).waitFor()

    const office = await visitor()
    await staffAt(office.page, 'owner')
    const perfume = await bookedOf(page, 1606)
    await office.page.goto(`/admin/classes/${perfume?.session_id}`)
    await office.page.getByRole('button', { name: '수업 취소' }).click()
    const dialog = office.page.getByRole('dialog', { name: '수업을 취소할까요?' })
    await dialog.getByRole('textbox', { name: '참가자에게 알릴 이유' }).fill('최소 인원이 모이지 않았어요.')
    await dialog.getByRole('button', { name: '취소하고 모두 환불하기' }).click()
    await office.page.getByText(/예약 \d+건을 취소하고 환불했어요/).waitFor()
    await isSound(office.page)
    const canceled = lang === 'ko' ? '수업이 취소되었어요' : 'Your class has been canceled'
    await expect.poll(() => titlesOf(page)).toContain(canceled)
    await arrive(page, '/my-page/tssa')
    await said(page, t('나의 수강 현황')).waitFor()
    expect(await bookedOf(page, 1602)).not.toMatchObject({ session_id: moved?.session_id })
    expect(troubles).toEqual([])
  },
)
