import { countUnread } from '@sillage/domains/notification/server/notify.ts'
import { notify } from '@sillage/domains/notification/testing/news.ts'
import { anonymousVisitor, type Context } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { openDatabase } from '@sillage/server-kit/database.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, journeys, overflow } from './visitor.ts'

const { visitor, databaseUrl } = journeys({}, { warmCache: false })

const unreadInKorean = /마이페이지, 읽지 않은 알림 \d+개/
const unreadInEnglish = /Open menu, \d+ unread notifications/

/** Another process, as it were, that shares only the database with the shop. */
async function elsewhere<Result>(run: (ctx: Context) => Promise<Result>) {
  const database = openDatabase(databaseUrl(), { connections: 1 })
  const anonymous = { visitor: anonymousVisitor, member: null, setCookie: () => undefined }
  try {
    return await run(createContext({ ...anonymous, database, log: createLog('silent'), secret: '' }))
  } finally {
    await database.close()
  }
}

/** Something happens in the shop. */
const happen = (occasion: string) =>
  elsewhere((ctx) =>
    notify(ctx, {
      mb_id: 'hana',
      occasion,
      kind: 'notice',
      title: '새 향이 나왔어요',
      title_en: 'A new scent is here',
      body: '공지에서 먼저 만나 보세요.',
      body_en: 'Meet it first in our notices.',
      link: '/customer/notice',
    }),
  )

const unreadCount = () => elsewhere((ctx) => countUnread(ctx, 'hana'))

/** The badge counts what is unread. The shop's own jobs may notify her meanwhile, so how many that is is looked up. */
async function badgeCounts(page: Page, name: RegExp) {
  const door = page.getByRole('banner').getByLabel(name)
  const shown = async () => Number((await door.getAttribute('aria-label'))?.match(/\d+/)?.[0])
  await expect.poll(async () => (await shown()) - (await unreadCount())).toBe(0)
  return await shown()
}

test('the badge counts up while the page is open; opening leads on and counts down; Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/customer/faq')
  const before = await badgeCounts(page, unreadInKorean)
  await page.evaluate('window.sameDocument = true')
  await happen('journey:1')
  expect(await badgeCounts(page, unreadInKorean)).toBeGreaterThan(before)

  await page
    .getByRole('banner')
    .getByLabel(/마이페이지, 읽지 않은 알림/)
    .click()
  await page.getByRole('main').getByRole('link', { name: '내 알림' }).first().click()
  await page.getByRole('heading', { level: 2, name: '오늘' }).waitFor()
  // The list that is being looked at grows by itself too.
  await happen('journey:2')
  const fresh = page.getByRole('link', { name: '읽지 않음 새 향이 나왔어요' })
  await fresh.nth(1).waitFor()
  await fresh.first().click()
  await page.waitForURL('**/customer/notice')
  await badgeCounts(page, unreadInKorean)
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: '오늘' }).waitFor()
  await fresh.nth(1).waitFor({ state: 'detached' })
  expect(await fresh.count()).toBe(1)
  expect(await page.evaluate('window.sameDocument')).toBe(true)
  expect(troubles).toEqual([])
})

test('unread ones alone, one deleted, then all after a question; English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/customer/faq')
  const before = await badgeCounts(page, unreadInEnglish)
  await happen('journey:3')
  const count = await badgeCounts(page, unreadInEnglish)
  expect(count).toBeGreaterThan(before)
  await page
    .getByRole('banner')
    .getByLabel(/Open menu/)
    .click()
  await page.getByRole('link', { name: `${count} unread` }).click()
  await page.waitForURL('**/my-page/notification')
  await page.getByRole('heading', { level: 2, name: 'Today' }).waitFor()
  expect(await overflow(page)).toBe(0)

  await page.getByRole('link', { name: /^Unread \d+$/ }).click()
  await page.waitForURL('**/my-page/notification?unread=1')
  const unread = page.getByRole('link', { name: /^Unread (?!\d+$)/ })
  // What was read goes with the list that held it.
  await page.getByRole('link', { name: /You earned 1,200 points/ }).waitFor({ state: 'detached' })
  await expect.poll(() => unread.count()).toBe(Math.min(await unreadCount(), 10))
  await page.getByRole('button', { name: 'Delete “A new scent is here”' }).first().click()
  const reported = page.getByRole('dialog', { name: 'Confirm' })
  await reported.getByText('Notification deleted.').waitFor()
  await reported.getByRole('button', { name: 'Close' }).click()
  await badgeCounts(page, unreadInEnglish)

  const question = page.getByRole('dialog', { name: 'Confirm' })
  await page.getByRole('button', { name: 'Delete all' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  // While it goes, its button of the same name is still there.
  await question.waitFor({ state: 'detached' })
  expect(await unread.count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Delete all' }).click()
  await question.getByRole('button', { name: 'Delete all' }).click()
  await reported.getByText('All notifications deleted.').waitFor()
  await reported.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('heading', { name: 'You are all caught up' }).waitFor()
  await page.getByRole('banner').getByLabel('Open menu', { exact: true }).waitFor()
  expect(troubles).toEqual([])
})

test('a visitor’s page opens no stream, and a stream that is refused is followed by a question', async () => {
  const { page } = await visitor()
  const streams: string[] = []
  page.on('request', (request) => request.resourceType() === 'eventsource' && streams.push(request.url()))
  await arrive(page, '/')
  await page.waitForLoadState('networkidle')
  expect(streams).toEqual([])

  await page.clock.install()
  await page.route('**/api/v1/notification/stream', (route) =>
    route.request().resourceType() === 'eventsource' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  const tried = page.waitForRequest((request) => request.resourceType() === 'eventsource')
  await signIn(page, 'hana', '/customer/faq')
  await tried
  await happen('journey:4')
  const asked = page.waitForResponse((reply) => /notification\/stream/.test(reply.url()) && reply.ok())
  await page.clock.fastForward('01:01')
  const { unread } = await (await asked).json()
  expect(await badgeCounts(page, unreadInKorean)).toBeGreaterThanOrEqual(unread)
})
