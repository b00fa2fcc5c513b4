import { photograph } from '@sillage/server-kit/testing-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { staffAt } from './clerk.ts'
import { openMailbox } from './mailbox.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'
import { bothWays, type Words, wordsIn } from './words.ts'

const { visitor, mailboxUrl } = journeys()
const main = (page: Page) => page.getByRole('main')
/** Required fields say so after their name. */
const box = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}`) })
const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photograph() })
const bubble = (page: Page, words: string) => page.locator('.bubble-words:visible', { hasText: words })

/** Presses the button while the line stands still: how far it is, is seen until it moves again. */
async function sendSlowly(page: Page, t: Words, button: string) {
  const { promise: moving, resolve: move } = Promise.withResolvers<void>()
  const isSent = (url: URL) => /\/api\/v1\/(class-inquiries|bulk-requests)$/.test(url.pathname)
  await page.route(isSent, async (route) => {
    await moving
    await route.continue()
  })
  await main(page)
    .getByRole('button', { name: t(button), exact: true })
    .click()
  await main(page)
    .getByRole('progressbar', { name: t('보내는 중') })
    .waitFor()
  expect(await overflow(page)).toBe(0)
  move()
  await main(page)
    .getByRole('progressbar', { name: t('보내는 중') })
    .waitFor({ state: 'detached' })
  await page.unroute(isSent)
}

test.each(bothWays)(
  'in $lang at $width a member asks about a class and finds the answer in the notifications',
  async (way) => {
    const t = wordsIn(way.lang)
    const { page, troubles } = await visitor(way)
    await signIn(page, 'hana', '/customer/class-inquiry')
    await main(page).getByText(t('단체 수업'), { exact: true }).click()
    await box(page, t('궁금한 내용')).fill('열 명이 함께 만들 수 있나요?')
    await box(page, t('답변을 받을 메일')).fill('hana@example.com')
    // What was typed is still there after a reload.
    await page.reload()
    await expect.poll(() => box(page, t('궁금한 내용')).inputValue()).toBe('열 명이 함께 만들 수 있나요?')
    await page.locator('form:visible input[type=file]').setInputFiles([await photo('공간.jpg')])
    await sendSlowly(page, t, '문의 보내기')
    const link = main(page).getByRole('link', { name: t('보낸 문의 보기') })
    const id = /inquiry\/(\d+)\/show/.exec((await link.getAttribute('href')) ?? '')?.[1]

    const staff = await visitor()
    const call = await staffAt(staff.page, 'owner')
    const { messages } = await call('GET', `staff/inquiry/${id}`)
    await call('POST', `staff/inquiry/${id}/answer`, { body: '열두 자리가 있어요.', after: messages.at(-1)?.id })
    await arrive(page, '/my-page/notification')
    await main(page).getByText(t('문의에 답변이 도착했어요')).first().click()
    await page.waitForURL(`**/my-page/inquiry/${id}/show`)
    await bubble(page, '열두 자리가 있어요.').waitFor()
    expect(await overflow(page)).toBe(0)
    expect(troubles).toEqual([])
  },
)

test.each(bothWays)('in $lang at $width a visitor asks about a class and reads the answer by mail', async (way) => {
  const t = wordsIn(way.lang)
  const email = `jane.${way.lang}@example.com`
  const { page, troubles } = await visitor(way)
  await arrive(page, '/customer/class-inquiry')
  await calm(page)
  await main(page).getByText(t('출강'), { exact: true }).click()
  await box(page, t('궁금한 내용')).fill('Could you come to us?')
  await box(page, t('이름')).fill('Jane Roe')
  await box(page, t('연락처')).fill('+14155550123')
  await box(page, t('답변을 받을 메일')).fill(email)
  await main(page).getByText(t('문의에 답하는 데 필요한 개인정보 수집과 이용에 동의해요')).click()
  expect(await overflow(page)).toBe(0)
  await main(page)
    .getByRole('button', { name: t('문의 보내기'), exact: true })
    .click()
  await page.waitForURL(/class-inquiry\?id=\d+&key=/)
  await bubble(page, 'Could you come to us?').waitFor()

  const staff = await visitor()
  const call = await staffAt(staff.page, 'owner')
  const id = new URL(page.url()).searchParams.get('id')
  const { messages } = await call('GET', `staff/inquiry/${id}`)
  await call('POST', `staff/inquiry/${id}/answer`, { body: 'With pleasure.', after: messages.at(-1)?.id })
  const mailed = await openMailbox(mailboxUrl()).link(email, /\/customer\/class-inquiry\?id=\S+/)
  const elsewhere = await visitor(way)
  await arrive(elsewhere.page, mailed)
  await bubble(elsewhere.page, 'With pleasure.').waitFor()
  expect(await overflow(elsewhere.page)).toBe(0)
  // The same link lets them go on: what is answered is open again.
  await box(elsewhere.page, t('더 궁금한 점이 있나요?').replace('?', '\\?')).fill('Is there room for ten?')
  await elsewhere.page.locator('form:visible input[type=file]').setInputFiles([await photo('room.jpg')])
  await main(elsewhere.page).locator('form:visible button[type=submit]').click()
  await bubble(elsewhere.page, 'Is there room for ten?').waitFor()
  await elsewhere.page.locator('.bubbles img[alt="room.jpg"]').waitFor()
  expect((await call('GET', `staff/inquiry/${id}`)).state).toBe('open')
  expect(await overflow(elsewhere.page)).toBe(0)
  expect([...troubles, ...elsewhere.troubles]).toEqual([])
})

test.each(bothWays)('in $lang at $width a visitor asks for a lot with a picture of it', async (way) => {
  const t = wordsIn(way.lang)
  const { page, troubles } = await visitor(way)
  await arrive(page, '/customer/bulk-request')
  await calm(page)
  const list = main(page).locator('textarea[name=list]:visible')
  await list.fill('Fig shade 200')
  await page.reload()
  await expect.poll(() => list.inputValue()).toBe('Fig shade 200')
  await calm(page)
  await page.locator('form:visible input[type=file]').setInputFiles([await photo('vessel.jpg')])
  await main(page).locator('input[name=name]:visible').fill('Jane Roe')
  await main(page).locator('input[name=hp]:visible').fill('+14155550123')
  await main(page).locator('input[name=email]:visible').fill('jane@example.com')
  await main(page).getByRole('checkbox').check()
  await sendSlowly(page, t, '견적 요청하기')
  await main(page)
    .getByRole('heading', { name: t('요청을 받았어요') })
    .waitFor()
  await main(page)
    .getByRole('link', { name: t('보낸 요청 보기') })
    .click()
  await page.waitForURL(/\/shop\/quotation\?id=\d+&key=/)
  const sent = page.locator('.sent-files img[alt="vessel.jpg"]:visible')
  await sent.waitFor()
  await expect.poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await overflow(page)).toBe(0)
  // The page behind it is still open, and takes another one.
  await page.goBack()
  await main(page)
    .getByRole('button', { name: t('새로 요청하기') })
    .click()
  await expect.poll(() => list.inputValue()).toBe('')
  expect(troubles).toEqual([])
})

test.each([
  { ...bothWays[0], title: '지금은 오프라인 매장이 없어요', way_on: '온라인에서 둘러보기', reported: '시향지' },
  { ...bothWays[1], title: 'We have no stores right now', way_on: 'Shop online', reported: 'paper strips' },
])('in $lang at $width a shop without stores says so, and nothing of what one could do there', async (way) => {
  const call = await staffAt((await visitor()).page, 'owner')
  const stores: { id: number }[] = await call('GET', 'staff/stores')
  for (const { id } of stores) await call('PUT', `staff/stores/${id}/hidden`, { hidden: true })
  const { page, troubles } = await visitor(way)
  await arrive(page, '/contents/store')
  await main(page).getByRole('heading', { name: way.title }).waitFor()
  expect(await main(page).innerText()).not.toContain(way.reported)
  expect(await overflow(page)).toBe(0)
  await main(page).getByRole('link', { name: way.way_on }).click()
  await page.waitForURL('**/shop/best-seller')
  expect(troubles).toEqual([])
  for (const { id } of stores) await call('PUT', `staff/stores/${id}/hidden`, { hidden: false })
})
