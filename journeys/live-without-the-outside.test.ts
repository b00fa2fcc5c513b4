import { once } from 'node:events'
import { createServer } from 'node:http'
import { kakaoHosts } from '@sillage/kakao/hosts.ts'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { agree, buyNow, chooseMethod, fillGuest, fillPlace, pay, wordsIn } from './buying.ts'
import { field, fillForm, press } from './joining.ts'
import { ask, iphone, pressCalmly } from './messaging.ts'
import { signIn, signInHere } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

// No one listens there. Every service outside has its real keys, and none of them answers: neither the browser nor the server.
const unreachable = 'http://127.0.0.1:9'
const unheard = 'https://nobody.invalid'

/** Kakao's sign-in: answers no one, but for one who is to be left alone half way. */
const door = { isOpen: false }
const kakaoAuth = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', unreachable)
  if (!door.isOpen || pathname === '/oauth/token') return response.destroy()
  if (pathname !== '/oauth/authorize') return response.end('{}')
  const back = new URL(searchParams.get('redirect_uri') ?? unreachable)
  back.search = String(new URLSearchParams({ code: 'spent-nowhere', state: searchParams.get('state') ?? '' }))
  response.writeHead(302, { location: back.href }).end()
})
kakaoAuth.listen(0, '127.0.0.1')
await once(kakaoAuth, 'listening')
afterAll(() => kakaoAuth.close())
const at = kakaoAuth.address()
const kakaoAuthUrl = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`

const outside = {
  MAIL_URL: 'smtp://127.0.0.1:9',
  SMS_URL: unreachable,
  SMS_KEY: 'sms-key-1',
  SMS_SECRET: 'sms-secret',
  KAKAO_REST_KEY: 'rest-key-1',
  KAKAO_CLIENT_SECRET: 'secret-key-1',
  KAKAO_ADMIN_KEY: 'admin-key-1',
  KAKAO_JS_KEY: 'js-key-of-pages',
  KAKAO_CHANNEL: '_sillage',
  KAKAO_AUTH_URL: kakaoAuthUrl,
  KAKAO_API_URL: unreachable,
  KAKAO_CERT_SETTLE_ID: 'settle-1',
  KAKAO_CERT_DEALER_KEY: 'dealer-key-1',
  KAKAO_HOSTS: JSON.stringify(
    Object.fromEntries(
      Object.entries(kakaoHosts)
        .filter(([, url]) => url.startsWith('https:'))
        .map(([name]) => [name, unheard]),
    ),
  ),
  TRACKING_URL: unreachable,
  TRACKING_KEY: 'tracking-key',
  INSTAGRAM_URL: unreachable,
  INSTAGRAM_TOKEN: 'instagram-token',
  POSTCODE_URL: `${unheard}/postcode.v2.js`,
  CHAT_KEY: 'plugin-key',
  CHAT_URL: `${unheard}/plugin.js`,
  ERRORS_DSN: 'https://key@nobody.invalid/7',
  ANALYTICS_ID: 'G-ABCDEFGH',
  ANALYTICS_SCRIPT_URL: `${unheard}/gtag/js`,
  ANALYTICS_COLLECT_URL: unheard,
  TOSS_CLIENT_KEY: 'test_ck_0000',
  TOSS_SECRET_KEY: 'test_sk_0000',
  TOSS_API_URL: unreachable,
  TOSS_SCRIPT_URL: `${unheard}/v2/standard`,
  KAKAOPAY_SECRET_KEY: 'kakaopay-key',
  KAKAOPAY_CID: 'C000000001',
  KAKAOPAY_API_URL: unreachable,
  PAYPAL_CLIENT_ID: 'paypal-id',
  PAYPAL_CLIENT_SECRET: 'paypal-secret',
  PAYPAL_WEBHOOK_ID: 'webhook-id',
  PAYPAL_API_URL: unreachable,
}
const { visitor, emulatorUrl } = journeys(outside, { warmCache: false })
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name }).and(page.locator(':visible')).first()

/** A visitor, and whatever broke in their page. */
async function somebody(options: Parameters<typeof visitor>[0] = {}) {
  const { page } = await visitor(options)
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  return { page, broken }
}

test('without chat, errors, analytics and Instagram the shop is read and searched as ever', async () => {
  for (const service of ['chat', 'errors', 'analytics'] as const) expect(emulatorUrl(service)).toBe('')
  const { page, broken } = await somebody()
  await arrive(page, '/')
  await calm(page)
  // The pictures are those that were read last.
  expect(await main(page).locator('a[href*="instagram"] img').count()).toBe(6)
  await page.locator('main article a').first().click()
  await page.waitForURL('**/product/**')
  await calm(page)
  await page.getByRole('button', { name: '상담 열기' }).click()
  await page.getByRole('dialog').getByText('1800-8914').waitFor()
  expect(broken).toEqual([])
})

test('without Kakao’s hosts a product is asked about and shared in vain, and bought all the same', async () => {
  const { page, broken } = await somebody({ permissions: ['clipboard-read', 'clipboard-write'] })
  await arrive(page, '/shop/product/1002')
  await calm(page)
  for (const name of ['카카오톡으로 공유하기', '카카오톡으로 묻기']) {
    const opened = page.waitForEvent('popup')
    await pressCalmly(page, button(page, name))
    await (await opened).close()
  }
  await button(page, '장바구니에 담기').click()
  await page.getByText('장바구니에 담았어요.').waitFor()
  expect(broken).toEqual([])
})

test('on a phone without Kakao’s hosts no one loses the shop: the link is copied, the channel found by hand', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page, broken } = await somebody({ width: 390, userAgent: iphone, hasTouch: true, permissions })
  await arrive(page, '/shop/product/1002')
  await calm(page)
  await pressCalmly(page, button(page, '카카오톡으로 공유하기'))
  await page.getByText('링크를 복사했어요').waitFor()
  await pressCalmly(page, button(page, '카카오톡으로 묻기'))
  await page.getByText('카카오톡 창을 열지 못했어요. 카카오톡에서 실라주 채널을 찾아 주세요.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/shop/product/1002')
  expect(broken).toEqual([])
})

test('without Kakao no one is certified, and that is said', async () => {
  const { page, broken } = await somebody()
  await signIn(page, 'hana', '/my-page/account#security')
  await calm(page)
  await pressCalmly(page, button(page, '카카오톡으로 본인 확인'))
  await main(page).getByText('카카오에 연결하지 못했어요.').waitFor()
  await arrive(page, '/my-page')
  await main(page).getByRole('heading').first().waitFor()
  expect(broken).toEqual([])
})

test('without the courier’s tracking an order is shown with what is known', async () => {
  const { page, broken } = await somebody({ width: 390 })
  await signIn(page, 'hana', '/my-page/order')
  const order = main(page).locator('article:visible', { hasText: '배송 중' }).first()
  await order.getByRole('link', { name: '상세 보기' }).click()
  await main(page).getByRole('heading', { name: '배송 조회' }).waitFor()
  await main(page).getByRole('link', { name: '택배사에서 조회하기' }).first().waitFor()
  expect(broken).toEqual([])
})

test('without the postcode finder an address is written by hand, without payments the order waits', async () => {
  const { page, broken } = await somebody()
  const t = wordsIn('ko')
  await buyNow(page, t)
  await fillGuest(page)
  await button(page, '우편번호 찾기').click()
  const finder = page.getByRole('dialog', { name: '우편번호 찾기' })
  await finder.getByRole('alert').waitFor()
  await finder.getByRole('button', { name: '닫기' }).click()
  await fillPlace(page)
  await agree(page, t)
  // One cannot be begun by the server, of the other the window does not open; nothing that was typed is lost.
  for (const [method, sentence] of [
    ['카카오페이', '결제를 시작하지 못했어요.'],
    ['신용·체크카드', '결제창을 열지 못했어요.'],
  ] as const) {
    await chooseMethod(page, method)
    await pay(page)
    await page.getByText(sentence).first().waitFor()
  }
  expect(broken).toEqual([])
})

test('without mail and telephones somebody who forgot their password is answered, and the email waits', async () => {
  const { page, broken } = await somebody()
  await arrive(page, '/forgot-password')
  await main(page).locator('input[name=mb_id]:visible').fill('hana')
  await main(page).locator('input[name=mb_email]:visible').fill('hana@example.com')
  await main(page).locator('button[type=submit]:visible').first().click()
  await main(page).getByText('링크를 메일로 보내 드렸어요.').waitFor()
  expect(broken).toEqual([])
})

const unanswered = '카카오에 연결하지 못했어요. 잠시 뒤에 다시 시도하거나 아이디로 로그인해 주세요.'

test('without Kakao who starts with it is told so on the login page, and signs in with their password', async () => {
  const { page, broken } = await somebody()
  await arrive(page, '/login')
  await page.locator('input[name=mb_id]:visible').fill('hana')
  await button(page, '카카오로 시작하기').click()
  await page.getByText(unanswered).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.locator('input[name=mb_id]:visible').inputValue()).toBe('hana')
  await signInHere(page, 'hana')
  await page.waitForURL('**/my-page')
  expect(broken).toEqual([])
})

test('whom Kakao leaves alone on the way back is told so, and signs in with their password', async () => {
  const { page, broken } = await somebody({ width: 390 })
  await arrive(page, '/login')
  door.isOpen = true
  await button(page, '카카오로 시작하기').click()
  await page.waitForURL('**/auth/kakao/callback?**')
  await main(page).getByRole('alert').filter({ hasText: unanswered }).waitFor()
  door.isOpen = false
  await main(page).getByRole('link', { name: '로그인으로 가기' }).click()
  await page.waitForURL('**/login')
  await signInHere(page, 'hana')
  await page.waitForURL('**/my-page')
  expect(broken).toEqual([])
})

test('without Kakao’s navigation a computer is shown the way to a store on the map', async () => {
  const { page, broken } = await somebody()
  const map = 'https://map.kakao.com/'
  await page
    .context()
    .route(`${map}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The map</h1>' }))
  await arrive(page, '/contents/store')
  await calm(page)
  const [store] = await ask(page, '/api/v1/stores')
  const opened = page.waitForEvent('popup')
  await pressCalmly(page, button(page, `${store.name} 내비 안내, 카카오내비`))
  const tab = await opened
  await tab.getByRole('heading', { name: 'The map' }).waitFor()
  expect(decodeURIComponent(tab.url())).toBe(`${map}link/to/${store.name},${store.lat},${store.lng}`)
  expect(await tab.evaluate('window.opener')).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/contents/store')
  expect(broken).toEqual([])
})

test('without telephones who joins is told what to do when no code comes, and keeps what they typed', async () => {
  const { page, broken } = await somebody({ width: 390 })
  const t = wordsIn('ko')
  const newcomer = { mb_id: 'sora', password: '머무는 향기 2026', mb_name: '윤소라', mb_hp: '010-5555-0177' }
  await arrive(page, '/register')
  await fillForm(page, t, { ...newcomer, mb_email: 'sora@example.com', country: '대한민국' })
  for (const name of ['인증번호 받기', '다시 받기']) {
    await press(page, name)
    await main(page).getByText('문자가 오지 않으면 번호를 확인하고 다시 받아 주세요.').waitFor()
  }
  // No one has a code: a guess is refused, and the form is as it was.
  await field(page, '문자로 온 인증번호').fill('000000')
  await press(page, '인증하기')
  await main(page).getByText('인증번호가 맞지 않아요.').waitFor()
  for (const [label, typed] of [
    ['아이디', newcomer.mb_id],
    ['비밀번호', newcomer.password],
    ['이름', newcomer.mb_name],
    ['휴대전화', newcomer.mb_hp],
    ['메일', 'sora@example.com'],
  ] as const)
    expect(await field(page, label).inputValue()).toBe(typed)
  expect(await overflow(page)).toBe(0)
  expect(broken).toEqual([])
})
