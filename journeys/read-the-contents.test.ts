import { clickTable } from '@sillage/domains/insight/server/tables.ts'
import { openDatabase } from '@sillage/server-kit/database.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { staffAt } from './clerk.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, jumpsOf, type Language, overflow, type Screen } from './visitor.ts'

const { visitor, databaseUrl } = journeys()

type Way = { lang: Language; width: Screen; platform: string; mb_id: string; recipe: string; all: string } & Record<
  'take' | 'taken' | 'coupon' | 'gift' | 'way' | 'care' | 'close',
  string
>

const ways: Way[] = [
  {
    lang: 'ko',
    width: 1280,
    mb_id: 'hana',
    recipe: '무화과 캔들 두 개',
    all: '재료 4가지 모두 담기',
    take: '쿠폰 받기',
    taken: '받은 쿠폰 보기',
    coupon: '불 켜는 주간',
    gift: '선물은 포장해서 보내 드려요',
    way: '많이 고른 선물 보기',
    close: '오늘은 이 안내 닫기',
    platform: 'pc',
    care: '날짜를 정해 보내야 하면',
  },
  {
    lang: 'en',
    width: 390,
    mb_id: 'clerk',
    recipe: 'Two fig candles',
    all: 'Add all 4 to the cart',
    take: 'Get the coupon',
    taken: 'View my coupon',
    coupon: 'A week of flames',
    gift: 'Gift-wrapped and ready to give',
    way: 'See our most popular gifts',
    close: 'Close this notice for today',
    platform: 'mobile',
    care: 'If you need it by a certain date',
  },
]

/** How often each thing was clicked on this kind of screen. */
async function clicksOn(platform: string) {
  const database = openDatabase(databaseUrl(), { connections: 1 })
  const rows = await database.db.select().from(clickTable)
  await database.close()
  return Object.fromEntries(rows.filter((row) => row.platform === platform).map((row) => [row.click_id, row.count]))
}

/** Opens a page as a reader finds it: it stands still, fits, and says nothing to the console. */
async function read(page: Page, address: string) {
  await arrive(page, address)
  await calm(page)
  expect(await jumpsOf(page), address).toEqual([])
  expect(await overflow(page), address).toBe(0)
}

test.each(ways)('in $lang at $width everything a recipe takes goes into the cart at one click', async (way) => {
  const { page, troubles } = await visitor(way)
  await read(page, '/contents/diy')
  await page.getByRole('link', { name: way.recipe }).click()
  await page.getByRole('heading', { level: 1, name: way.recipe }).waitFor()
  await calm(page)
  const added = page.waitForResponse('**/api/v1/cart')
  await page.getByRole('button', { name: way.all }).click()
  expect((await added).status()).toBe(200)
  await arrive(page, '/shop/cart')
  await expect.poll(() => page.locator('.cart-row:visible').count()).toBe(4)
  expect(troubles).toEqual([])
})

test.each(ways)('in $lang at $width a member takes the coupon of a promotion, once', async (way) => {
  const { page, troubles } = await visitor(way)
  await signIn(page, way.mb_id, '/contents/promotion/1')
  await calm(page)
  await page
    .getByRole('timer')
    .getByText(/\d\d:\d\d:\d\d/)
    .waitFor()
  // Its terms are in won, which who pays in dollars is told.
  expect(await page.getByText('only for orders in Korean won').count()).toBe(way.lang === 'en' ? 1 : 0)
  await page.getByRole('button', { name: way.take }).click()
  await page.getByRole('main').getByRole('link', { name: way.taken }).click()
  await page.waitForURL('**/my-page/coupon')
  await page.locator('li.ticket:visible', { hasText: way.coupon }).waitFor()
  await read(page, '/contents/promotion/1')
  await page.getByRole('main').getByRole('link', { name: way.taken }).waitFor()
  expect(troubles).toEqual([])
})

test.each(ways)('in $lang at $width a page of the house is read, its link counted, the banner closed', async (way) => {
  const { page, troubles } = await visitor(way)
  await read(page, '/contents/gift')
  await page.getByRole('heading', { level: 1, name: way.gift }).waitFor()
  await page.locator(`button[aria-label="${way.close}"]:visible`).click()
  await expect.poll(() => page.locator('.banner-words:visible').count()).toBe(0)
  await read(page, '/contents/gift')
  expect(await page.locator('.banner-words:visible').count()).toBe(0)
  await page.getByRole('link', { name: way.way }).click()
  await page.waitForURL('**/shop/category/27?sort=best')
  await arrive(page, '/')
  await calm(page)
  await page
    .getByRole('region', { name: /대표 상품|Featured/ })
    .getByRole('link')
    .click()
  await page.waitForURL('**/shop/product/1001')
  // An element that leads somewhere as a whole is a link like any other.
  await read(page, '/contents/gift')
  await page.getByRole('link', { name: way.care }).click()
  await page.waitForURL('**/customer/center')
  const clicks = { 'gift best': 1, 'gift care': 1, '/shop/product/1001': 1 }
  await expect.poll(() => clicksOn(way.platform)).toMatchObject(clicks)
  expect(troubles).toEqual([])
})

const option = (props: object) => ({ class: '', style: '', props: { innerText: '', innerText_en: '', ...props } })

/** Puts a page or a part of all pages before everyone's eyes. */
async function publish(call: Awaited<ReturnType<typeof staffAt>>, name: string, body: object) {
  const known = await call('GET', `staff/cms/${name}`).catch(() => ({ draft_version: 0 }))
  const { draft_version } = await call('PUT', `staff/cms/${name}`, { ...body, based_on: known.draft_version })
  await call('POST', `staff/cms/${name}/publish`, { draft_version })
}

test('a click that leads out of the shop is counted, in a tab beside it and while the page is left', async () => {
  const owner = await staffAt((await visitor()).page, 'owner')
  const way = { id: 'way', tag: 'a', option: option({ innerText: '밖으로', href: 'https://elsewhere.example/a' }) }
  const template = { id: 'all', tag: 'div', option: option({}), children: [{ ...way, children: [] }] }
  await publish(owner, 'outside', { template })
  const words = { id: 'words', tag: 'p', option: option({ innerText: '다른 곳의 소식' }), children: [] }
  await publish(owner, 'banner', { template: words, link: 'https://elsewhere.example/b' })

  const { context, page } = await visitor()
  await context.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  )
  await arrive(page, '/contents/outside')
  await calm(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: '밖으로' }).click()
  expect((await opened).url()).toBe('https://elsewhere.example/a')
  await expect.poll(() => clicksOn('pc')).toMatchObject({ 'outside way': 1 })

  // A slow line: the page is gone long before the count could have left it.
  const line = await context.newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.locator('.banner-words a:visible', { hasText: '다른 곳의 소식' }).click()
  await page.waitForURL('https://elsewhere.example/b')
  await expect.poll(() => clicksOn('pc')).toMatchObject({ banner: 1 })
})
