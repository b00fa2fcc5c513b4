import { photograph } from '@sillage/server-kit/testing-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { staffAt } from './clerk.ts'
import { openMailbox } from './mailbox.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor, mailboxUrl } = journeys()
const main = (page: Page) => page.getByRole('main')
/** Required fields say so after their name. */
const box = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}`) })
const paper = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photograph() })

test('ask about a class as a member and find the answer in the notifications: in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/customer/class-inquiry')
  await main(page).getByText('단체 수업', { exact: true }).click()
  await box(page, '궁금한 내용').fill('열 명이 함께 만들 수 있나요?')
  await box(page, '답변을 받을 메일').fill('hana@example.com')
  // What was typed is still there after a reload.
  await page.reload()
  await expect.poll(() => box(page, '궁금한 내용').inputValue()).toBe('열 명이 함께 만들 수 있나요?')
  await page.locator('form:visible input[type=file]').setInputFiles([await paper('공간.jpg')])
  await main(page).getByRole('button', { name: '문의 보내기' }).click()
  const link = main(page).getByRole('link', { name: '보낸 문의 보기' })
  const id = /inquiry\/(\d+)\/show/.exec((await link.getAttribute('href')) ?? '')?.[1]

  const staff = await visitor()
  const call = await staffAt(staff.page, 'owner')
  const { messages } = await call('GET', `staff/inquiry/${id}`)
  await call('POST', `staff/inquiry/${id}/answer`, { body: '열두 자리가 있어요.', after: messages.at(-1)?.id })
  await arrive(page, '/my-page/notification')
  await main(page).getByText('문의에 답변이 도착했어요').first().click()
  await page.waitForURL(`**/my-page/inquiry/${id}/show`)
  await page.locator('.bubble-words:visible', { hasText: '열두 자리가 있어요.' }).waitFor()
  expect(troubles).toEqual([])
})

test('what it costs to send a cart there, and where the stores are: in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/customer/shipment-cost')
  await calm(page)
  await box(page, '우편번호').fill('63309')
  await main(page).getByText('배송비 6,000원').waitFor()
  await main(page).getByRole('combobox', { name: /^나라/ }).click()
  await page.getByRole('option', { name: '일본' }).click()
  await main(page)
    .getByText(/^배송비 2\d,\d{3}원$/)
    .waitFor()
  // What is no weight is told, and what is one is answered again.
  for (const wrong of ['많이', '101', '-1']) {
    await box(page, '무게').fill(wrong)
    await page.getByRole('alert').filter({ hasText: '무게를 숫자로 적어 주세요.' }).waitFor()
  }
  await box(page, '무게').fill('2,5')
  await main(page).getByText('배송비 38,000원').waitFor()

  await arrive(page, '/contents/store')
  await calm(page)
  // The map by keyboard: the pin leads to its store.
  await main(page).getByRole('link', { name: '전주 매장', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contents/store#store-3')
  const chosen = main(page).getByRole('article', { name: '전주 매장' })
  await expect.poll(() => chosen.evaluate((card) => card.matches(':target'))).toBe(true)
  expect(await chosen.getByRole('link', { name: /길찾기/ }).getAttribute('href')).toMatch(
    /^https:\/\/map\.kakao\.com\/link\/to\//,
  )
  await chosen.locator('.badge').waitFor()
  expect(troubles).toEqual([])
})

test('ask about a class and for a lot as a visitor, and read the answer by mail: in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await arrive(page, '/customer/class-inquiry')
  await calm(page)
  await main(page).getByText('A class at your place').click()
  const texts = { 'Your question': 'Could you come to us?', Name: 'Jane Roe', Phone: '+14155550123' }
  for (const [name, text] of Object.entries(texts)) await box(page, name).fill(text)
  await box(page, 'Email for our answer').fill('jane@example.com')
  await main(page).getByText('I agree to my details').click()
  expect(await overflow(page)).toBe(0)
  await main(page).getByRole('button', { name: 'Send' }).click()
  await page.waitForURL(/class-inquiry\?id=\d+&key=/)
  await page.locator('.bubble-words:visible', { hasText: 'Could you come to us?' }).waitFor()

  const staff = await visitor()
  const call = await staffAt(staff.page, 'owner')
  const id = new URL(page.url()).searchParams.get('id')
  const { messages } = await call('GET', `staff/inquiry/${id}`)
  await call('POST', `staff/inquiry/${id}/answer`, { body: 'With pleasure.', after: messages.at(-1)?.id })
  const mailed = await openMailbox(mailboxUrl()).link('jane@example.com', /\/customer\/class-inquiry\?id=\S+/)
  const elsewhere = await visitor({ width: 390, lang: 'en' })
  await arrive(elsewhere.page, mailed)
  await elsewhere.page.locator('.bubble-words:visible', { hasText: 'With pleasure.' }).waitFor()
  expect(await overflow(elsewhere.page)).toBe(0)
  // The same link lets them go on: what is answered is open again.
  await box(elsewhere.page, 'Anything else?').fill('Is there room for ten?')
  await elsewhere.page.locator('form:visible input[type=file]').setInputFiles([await paper('room.jpg')])
  await main(elsewhere.page).locator('form:visible button[type=submit]').click()
  await elsewhere.page.locator('.bubble-words:visible', { hasText: 'Is there room for ten?' }).waitFor()
  await elsewhere.page.locator('.bubbles img[alt="room.jpg"]').waitFor()
  expect((await call('GET', `staff/inquiry/${id}`)).state).toBe('open')
  expect(await overflow(elsewhere.page)).toBe(0)
  expect(elsewhere.troubles).toEqual([])

  // Areas of many postcodes fit as well.
  await arrive(page, '/customer/shipment-cost')
  await calm(page)
  expect(await overflow(page)).toBe(0)

  await arrive(page, '/customer/bulk-request')
  await calm(page)
  const list = main(page).locator('textarea[name=list]:visible')
  await list.fill('Fig shade 200')
  await page.reload()
  await expect.poll(() => list.inputValue()).toBe('Fig shade 200')
  await calm(page)
  await page.locator('form:visible input[type=file]').setInputFiles([await paper('vessel.jpg')])
  await main(page).locator('input[name=name]:visible').fill('Jane Roe')
  await main(page).locator('input[name=hp]:visible').fill('+14155550123')
  await main(page).locator('input[name=email]:visible').fill('jane@example.com')
  await main(page).getByRole('checkbox').check()
  await main(page).locator('button[type=submit]:visible').click()
  await main(page).getByRole('heading', { name: 'We have your request' }).waitFor()
  await main(page).getByRole('link', { name: 'See the request' }).click()
  await page.waitForURL(/\/shop\/quotation\?id=\d+&key=/)
  const sent = page.locator('.sent-files img[alt="vessel.jpg"]:visible')
  await sent.waitFor()
  await expect.poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await overflow(page)).toBe(0)
  // The page behind it is still open, and takes another one.
  await page.goBack()
  await main(page).getByRole('button', { name: 'Ask for something else' }).click()
  await expect.poll(() => list.inputValue()).toBe('')
  expect(troubles).toEqual([])
})

test('a shop without stores says so, in both languages, and nothing of what one could do there', async () => {
  const call = await staffAt((await visitor()).page, 'owner')
  const stores: { id: number }[] = await call('GET', 'staff/stores')
  for (const { id } of stores) await call('PUT', `staff/stores/${id}/hidden`, { hidden: true })
  for (const [way, title, way_on, told] of [
    [{}, '지금은 오프라인 매장이 없어요', '온라인에서 둘러보기', '시향지'],
    [{ width: 390, lang: 'en' }, 'We have no stores right now', 'Look around online', 'paper strips'],
  ] as const) {
    const { page, troubles } = await visitor(way)
    await arrive(page, '/contents/store')
    await main(page).getByRole('heading', { name: title }).waitFor()
    expect(await main(page).innerText()).not.toContain(told)
    expect(await overflow(page)).toBe(0)
    await main(page).getByRole('link', { name: way_on }).click()
    await page.waitForURL('**/shop/best-seller')
    expect(troubles).toEqual([])
  }
  for (const { id } of stores) await call('PUT', `staff/stores/${id}/hidden`, { hidden: false })
})
