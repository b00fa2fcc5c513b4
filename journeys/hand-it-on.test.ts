import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, gone, iphone, messengerOf, oldAndroid, pressCalmly, windowOf } from './messaging.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor, shopUrl } = journeys()
const main = (page: Page) => page.getByRole('main')
const shareButton = (page: Page, name = '카카오톡으로 공유하기') =>
  main(page).getByRole('button', { name }).locator('visible=true').first()

/** Shares what is open with a friend, and reads the message as the friend gets it. */
async function shareWith(page: Page, friend: string) {
  const popup = await windowOf(page, shareButton(page), '카카오톡 공유')
  const message = popup.getByRole('article')
  const read = { kind: await message.getAttribute('data-kind'), text: await message.innerText() }
  await popup.getByRole('checkbox', { name: friend }).check()
  await popup.getByRole('button', { name: '보내기' }).click()
  await gone(popup)
  return read
}

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`

test('on a desktop a product goes to a friend with its price, and a class with its day', async () => {
  const { page, context, troubles } = await visitor()
  await arrive(page, '/shop/product/1002')
  await calm(page)
  const product = await ask(page, '/api/v1/products/1002')
  const goods = await shareWith(page, '새벽향')
  expect(goods.kind).toBe('commerce')
  for (const part of [product.name, won(product.price.krw.amount), '/shop/product/1002'])
    expect(goods.text).toContain(part)

  const [session] = await ask(page, '/api/v1/tssa/sessions?limit=1')
  await arrive(page, `/tssa/product/${session.product_id}`)
  await calm(page)
  const course = await shareWith(page, 'Emma')
  expect(course.kind).toBe('calendar')
  for (const part of ['다음 일정', session.studio, won(session.price.krw.amount)]) expect(course.text).toContain(part)

  // What the platform has received says the same, and to whom.
  const staffPage = await context.newPage()
  await staffPage.goto(await messengerOf(page))
  await staffPage
    .getByRole('article')
    .filter({ hasText: won(product.price.krw.amount) })
    .first()
    .waitFor()
  await staffPage.getByText('하나, 새벽향에게').waitFor()
  expect(troubles).toEqual([])
})

const pages = [
  ['a promotion', '/contents/promotion/1', 'feed'],
  ['a selection', '/contents/select/1', 'feed'],
  ['a page that staff wrote', '/contents/gift', 'feed'],
  ['a recipe', '/contents/diy/1', 'feed'],
  ['the door to a scent of one’s own', '/custom/fragrance', 'feed'],
] as const

test.each(pages)('on a desktop %s goes to a friend with its title and its address', async (_, address, kind) => {
  const { page, troubles } = await visitor()
  await arrive(page, address)
  await calm(page)
  const title = await main(page).getByRole('heading').first().innerText()
  const message = await shareWith(page, '새벽향')
  expect(message.kind).toBe(kind)
  expect(message.text).toContain(title)
  expect(message.text).toContain(address)
  expect(troubles).toEqual([])
})

test('on a desktop a store goes to a friend with its address', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/contents/store')
  await calm(page)
  const [store] = await ask(page, '/api/v1/stores')
  const message = await shareWith(page, '새벽향')
  expect(message.kind).toBe('location')
  for (const part of [store.name, store.address, `/contents/store#store-${store.id}`])
    expect(message.text).toContain(part)
  expect(troubles).toEqual([])
})

test('the kit comes with the pointer, before the press; where it is blocked the link is copied', async () => {
  const { page } = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await arrive(page, '/contents/gift')
  await calm(page)
  const coming = page.waitForRequest(/share-through-kakao/)
  await shareButton(page).hover()
  await coming

  const other = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await other.page.route(/share-through-kakao/, (route) => route.abort())
  await arrive(other.page, '/contents/gift')
  await calm(other.page)
  await shareButton(other.page).click()
  await other.page.getByText('링크를 복사했어요').waitFor()
  expect(await other.page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/contents\/gift$/)

  // Never answered at all: no one waits for it.
  const slow = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await slow.page.route(/share-through-kakao/, () => undefined)
  await arrive(slow.page, '/contents/gift')
  await shareButton(slow.page).click()
  await slow.page.getByText('링크를 복사했어요').waitFor()
})

test('on a phone in English a product goes through the app, with its price in dollars', async () => {
  const { page } = await visitor({ width: 390, lang: 'en', userAgent: iphone, hasTouch: true })
  await arrive(page, '/shop/product/1002')
  await calm(page)
  expect(await overflow(page)).toBe(0)
  const { price } = await ask(page, '/api/v1/products/1002')
  const checked = page.waitForRequest('**/v2/api/kakaolink/talk/template/default*')
  await pressCalmly(page, shareButton(page, 'Share on KakaoTalk'))
  const sent = JSON.parse(new URL((await checked).url()).searchParams.get('template_object') ?? '{}')
  expect(sent).toMatchObject({
    object_type: 'feed',
    item_content: { items: [{ item: 'Price', item_op: `$${(price.usd.amount / 100).toFixed(2)}` }] },
  })
  await page.getByText('kakaolink://send?').waitFor()
})

test('on an Android phone without the app a product is shared on the page of the sharer', async () => {
  const { page } = await visitor({ width: 390, userAgent: oldAndroid, hasTouch: true })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(`blocked: ${blockedURI}`))
  })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  // A desktop browser asks whether the app may be opened, and takes no other press on pages of the same host meanwhile.
  // Shop and sharer are on two hosts, as they are for customers: the question goes away with the page that led to it.
  const address = new URL('/shop/product/1002', shopUrl())
  address.hostname = 'localhost'
  await arrive(page, address.href)
  await calm(page)
  await pressCalmly(page, shareButton(page))
  await page.getByRole('heading', { name: '카카오톡 공유', level: 1 }).waitFor()
  await page.getByRole('checkbox', { name: '새벽향' }).check()
  await page.getByRole('button', { name: '보내기' }).click()
  await page.getByRole('heading', { name: '다 됐어요' }).waitFor()
  expect(complaints.filter((each) => each.includes('kakaolink') || each.includes('blocked'))).toEqual([])
})
