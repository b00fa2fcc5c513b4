import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type KakaoEmulator, startKakaoEmulator } from '@sillage/emulators/kakao/kakao-emulator.ts'
import { bundleOf } from '@sillage/kakao/testing-bundle.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './browser.ts'

// The SDK of the messenger alone, on a page of its own: every module, through the windows of the stand-in.
let browser: Browser
let kakao: KakaoEmulator
let pageUrl = ''
const server = createServer()

beforeAll(async () => {
  ;[browser, kakao] = await Promise.all([openBrowser(), startKakaoEmulator()])
  const { url, jsKey, channel } = kakao
  const settings = JSON.stringify({ url, jsKey, channel, lang: 'en' })
  const script = await bundleOf(`import { drawPage } from './testing-page.ts'\ndrawPage(${settings})`)
  server.on('request', async (request, response) => {
    const { url: asked } = request
    if (asked === '/try/token') return void response.end(JSON.stringify(await tokenFor(await text(request))))
    const isScript = asked === '/page.js'
    response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`)
    // As the shop says it: windows may open, and answer.
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
    response.end(
      isScript
        ? script
        : '<!doctype html><html lang="ko"><link rel="icon" href="data:,"><title>page</title><body><script type="module" src="/page.js"></script></body></html>',
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  pageUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
})
afterAll(async () => {
  await browser?.close()
  await kakao?.stop()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => kakao.clear())

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1'

async function visit({ phone = false } = {}) {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    ...(phone && { userAgent: iphone }),
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  await page.goto(pageUrl)
  return { page, troubles }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const status = (page: Page) => page.locator('#status')

/** Presses a button of the page and gives the window it opens, once its heading is there. */
async function windowOf(page: Page, name: string | (() => Promise<void>), heading: string) {
  const opened = page.waitForEvent('popup')
  await (typeof name === 'string' ? press(page, name) : name())
  const popup = await opened
  await popup.getByRole('heading', { name: heading }).waitFor()
  return popup
}

/** Another window of the same name comes only when this one has gone. */
const gone = (popup: Page) => expect.poll(() => popup.isClosed()).toBe(true)

/** The code is spent by the app's server, as it would be. */
async function tokenFor(code: string) {
  const { restKey: client_id, clientSecret: client_secret } = kakao
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id,
    client_secret,
    redirect_uri: 'JS-SDK',
    code,
  })
  return (await fetch(`${kakao.url}/oauth/token`, { method: 'POST', body })).json()
}

async function signIn(page: Page) {
  const popup = await windowOf(page, 'sign in in a window', '카카오 로그인')
  await popup.getByRole('radio', { name: '새벽향' }).check()
  await popup.getByRole('button', { name: '동의하고 계속하기' }).click()
  await status(page).filter({ hasText: 'code' }).waitFor()
  const { state } = JSON.parse(await status(page).innerText())
  expect(state).toBe('of the page')
  await gone(popup)
  await press(page, 'keep the token')
  await status(page).filter({ hasText: 'nothing' }).waitFor()
}

test('somebody signs in in a window, stays signed in over a reload, and signs out', async () => {
  const { page, troubles } = await visit()
  await signIn(page)
  // The next page of the tab reads the token that this one has kept, encrypted.
  await page.goto(pageUrl)
  await page.reload()
  await press(page, 'look at the status')
  await status(page).filter({ hasText: '"status":"connected"' }).filter({ hasText: '새벽향' }).waitFor()
  await press(page, 'list my friends')
  await status(page).filter({ hasText: '"total_count":3' }).waitFor()
  await press(page, 'sign out')
  await status(page).filter({ hasText: 'nothing' }).waitFor()
  await press(page, 'look at the status')
  await status(page).filter({ hasText: 'not_connected' }).waitFor()
  expect(troubles).toEqual([])
})

test('a sign-in leaves and comes back, is refused, loses the network, or is not possible silently', async () => {
  const { page } = await visit()
  for (const way of ['sign in by leaving', 'sign with a certificate']) {
    await press(page, way)
    await page.getByRole('button', { name: '동의하고 계속하기' }).click()
    await page.waitForURL(/\?code=/)
  }
  await press(page, 'sign in silently')
  await status(page).filter({ hasText: 'NOT_SUPPORTED_BROWSER' }).waitFor()
  const refused = await windowOf(page, 'sign in in a window', '카카오 로그인')
  await refused.getByRole('button', { name: '취소' }).click()
  await status(page).filter({ hasText: 'access_denied' }).waitFor()
  await gone(refused)
  const lost = await windowOf(page, 'sign in in a window', '카카오 로그인')
  await lost.getByRole('button', { name: /700/ }).click()
  await page.waitForURL('**/error/network')
})

test('somebody shares a product and a page, and stores a picture', async () => {
  const { page, troubles } = await visit()
  const product = await windowOf(page, 'share a product', '카카오톡 공유')
  await product.getByRole('article').filter({ hasText: '28,800원' }).waitFor()
  await product.getByRole('checkbox', { name: '새벽향' }).check()
  await product.getByRole('button', { name: '보내기' }).click()
  await status(page).filter({ hasText: 'sent' }).waitFor()
  await gone(product)
  const scrap = await windowOf(page, 'share this page', '카카오톡 공유')
  await scrap.getByRole('button', { name: '보내기' }).click()
  await expect.poll(() => kakao.kept.sent.length).toBe(2)
  expect(kakao.kept.sent).toMatchObject([
    { to: [4001001, 4001002], message: { kind: 'commerce', title: '앰버 캔들' } },
    { message: { kind: 'scrap', link: pageUrl } },
  ])
  await press(page, 'store a picture and forget it')
  await status(page).filter({ hasText: '"content_type":"image/gif"' }).waitFor()
  expect(kakao.kept.images.size).toBe(0)
  expect(troubles).toEqual([])
})

test('somebody picks friends, a chat and an address, and proves who they are', async () => {
  const { page, troubles } = await visit()
  await signIn(page)
  const friends = await windowOf(page, 'pick friends', '초대할 친구')
  for (const name of ['하나', 'Emma']) await friends.getByRole('checkbox', { name }).check()
  await friends.getByRole('button', { name: '확인' }).click()
  await status(page).filter({ hasText: '"selectedTotalCount":2' }).waitFor()
  await gone(friends)
  const nobody = await windowOf(page, 'pick a friend', '친구 한 명 선택')
  await nobody.getByRole('button', { name: '취소' }).click()
  await status(page).filter({ hasText: 'CANCELED' }).waitFor()
  await gone(nobody)
  const chat = await windowOf(page, 'pick a chat', '채팅방 선택')
  await chat.getByRole('radio', { name: '캔들 수다방' }).check()
  await chat.getByRole('button', { name: '확인' }).click()
  await status(page).filter({ hasText: '캔들 수다방' }).waitFor()
  const address = await windowOf(page, 'pick an address', '배송지 선택')
  await address.getByRole('radio', { name: '회사' }).check()
  await address.getByRole('button', { name: '확인' }).click()
  await status(page).filter({ hasText: '"address_id":40010022' }).waitFor()
  const proof = await windowOf(page, 'prove who I am', '카카오 인증')
  await proof.getByRole('button', { name: '인증하기' }).click()
  await status(page).filter({ hasText: 'tx_id' }).waitFor()
  await gone(proof)
  const garbled = await windowOf(page, 'prove who I am', '카카오 인증')
  await garbled.getByRole('button', { name: '읽을 수 없는 답 보내기' }).click()
  await status(page).filter({ hasText: 'E8001' }).waitFor()
  expect(troubles).toEqual([])
})

test('somebody follows the channel, adds it and writes to it', async () => {
  const { page, troubles } = await visit()
  const follow = await windowOf(page, 'follow the channel', '채널 추가')
  await follow.getByRole('radio', { name: 'Emma' }).check()
  await follow.getByRole('button', { name: '추가하기' }).click()
  await status(page).filter({ hasText: '"status":"success"' }).waitFor()
  const add = await windowOf(page, () => page.getByAltText('카카오톡 채널 추가 버튼').click(), '채널 추가')
  await add.getByRole('radio', { name: '하나' }).check()
  await add.getByRole('button', { name: '추가하기' }).click()
  await add.getByRole('heading', { name: '채널을 추가했어요' }).waitFor()
  expect([...kakao.kept.followers].sort()).toEqual([4001001, 4001003])
  const chat = await windowOf(page, () => page.getByAltText('카카오톡 채널 1:1 채팅 버튼').click(), '1:1 채팅')
  await chat.getByRole('textbox', { name: '실라주에 할 말' }).fill('오늘 문 여나요?')
  await chat.getByRole('button', { name: '보내기' }).click()
  await chat.getByRole('heading', { name: '보냈어요' }).waitFor()
  expect(kakao.kept.letters).toMatchObject([{ text: '오늘 문 여나요?' }])
  expect(troubles).toEqual([])
})

test('a phone opens navigation and messenger, is shown why a channel does not open, and is not certified', async () => {
  const { page } = await visit({ phone: true })
  await press(page, 'prove who I am')
  await status(page).filter({ hasText: 'unsupported environment' }).waitFor()
  await press(page, 'find the way')
  await page.getByText('성수점까지 안내해요.').waitFor()
  await page.goto(pageUrl)
  await press(page, 'share a product')
  await page.getByText('kakaolink://send?').waitFor()
  await page.goto(pageUrl)
  await press(page, 'add a channel nobody has')
  await page.getByRole('heading', { name: '채널을 열 수 없어요' }).waitFor()
})

test('the stand-in’s page to try it on speaks Korean, and English where that is asked for', async () => {
  const { page, troubles } = await visit()
  await page.goto(`${kakao.url}/try`)
  await page.getByRole('heading', { name: '카카오 SDK 눌러 보기' }).waitFor()
  await page.getByRole('button', { name: '창에서 로그인하기', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^[a-z]/ }).count()).toBe(0)
  await press(page, 'English')
  await page.getByRole('button', { name: 'sign in in a window', exact: true }).waitFor()
  await press(page, '한국어')
  await press(page, '로그인 상태 보기')
  await status(page).getByText('not_connected').waitFor()
  expect(troubles).toEqual([])
})
