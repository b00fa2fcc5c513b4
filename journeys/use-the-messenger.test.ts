import { endpoints } from '@sillage/kakao/api/endpoints.ts'
import { expect, test } from 'vitest'
import { iphone } from './messaging.ts'
import { ends, messengerPage, opens, press, says, signIn, status } from './messenger-page.ts'

// The SDK alone: signing in, the API, phones, and the end. Its windows are in use-the-messenger-windows.
const { visit, kakao, url } = messengerPage()

test('somebody signs in in a window, stays signed in over a reload, and signs out', async () => {
  const { page, troubles } = await visit()
  await signIn(page)
  // The next page of the tab reads the token that this one has kept, encrypted.
  await page.goto(url())
  await page.reload()
  await press(page, 'look at the status')
  await status(page).filter({ hasText: '"status":"connected"' }).filter({ hasText: '새벽향' }).waitFor()
  await press(page, 'list my friends')
  await says(page, '"total_count":3')
  await press(page, 'sign out')
  await says(page, 'nothing')
  await press(page, 'look at the status')
  await says(page, 'not_connected')
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
  await says(page, 'NOT_SUPPORTED_BROWSER')
  const refused = await opens(page, 'sign in in a window', '카카오 로그인')
  await ends(refused, '취소')
  await says(page, 'access_denied')
  const lost = await opens(page, 'sign in in a window', '카카오 로그인')
  await lost.getByRole('button', { name: /700/ }).click()
  await page.waitForURL('**/error/network')
})

test('a certificate that cannot be prepared leads to the error page that belongs to it', async () => {
  const { page } = await visit()
  kakao().failNext('/authorize/prepare', 503)
  await press(page, 'sign with a certificate')
  await page.waitForURL('**/error/server?*')
  await page.goto(url())
  await page.route('**/authorize/prepare', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace('settle_id=', 'forgotten=') }),
  )
  await press(page, 'sign with a certificate')
  await page.waitForURL('**/error/auth?error=invalid_request*')
})

/** A page of a channel inside the messenger, which signs people in silently: the test does what the app would do. */
const channelHome = 'Mozilla/5.0 (Linux; Android 16) Chrome/140 Mobile Safari/537.36 KAKAOTALK 26.1 ch-home'

test('a page of the channel signs in silently those who have agreed, and asks the others', async () => {
  let person = 4001002
  const questions: URLSearchParams[] = []
  const launched: URL[] = []
  const { page, context } = await visit({
    userAgent: channelHome,
    async prepare(page) {
      await page.exposeFunction('askMessenger', async (query: string) => {
        questions.push(new URLSearchParams(query))
        const headers = { cookie: `stand_in_person=${person}` }
        const asked = new URLSearchParams(query)
        asked.set('redirect_uri', url())
        const reply = await fetch(`${kakao().url}/oauth/authorize?${asked}`, { headers, redirect: 'manual' })
        return reply.headers.get('location')
      })
      await page.exposeFunction('launchMessenger', (address: string) => void launched.push(new URL(address)))
      await page.addInitScript(() => {
        Reflect.set(window, 'kakaoweb', { reqSignInLocation: Reflect.get(window, 'askMessenger') })
        // The app takes the addresses of its own scheme. A desktop browser would ask whether an app may be opened, and
        // take no other press until that is answered.
        navigation.addEventListener('navigate', (event) => {
          if (!event.destination.url.startsWith('kakaotalk:')) return
          event.preventDefault()
          Reflect.get(window, 'launchMessenger')(event.destination.url)
        })
      })
    },
  })
  // No one may be asked, and this person has not agreed to anything yet.
  await press(page, 'sign in silently')
  await says(page, 'consent_required')
  expect(questions[0]?.get('prompt')).toBe('none')

  // Someone may be asked: the messenger shows its own window, and the page polls for what came of it.
  await press(page, 'sign in by leaving')
  await page.waitForRequest('**/apiweb/code.json*')
  const asked = launched[0]?.searchParams.get('query')
  const window = await context.newPage()
  await window.goto(`${kakao().url}/oauth/authorize?${asked}`)
  await window.getByRole('radio', { name: '새벽향' }).check()
  await window.getByRole('button', { name: '동의하고 계속하기' }).click()
  await page.waitForURL(/\?code=.*state=of/)

  // From now on no window is needed.
  await press(page, 'sign in silently')
  await says(page, '"code"')
  person = 4001003
  await press(page, 'sign in silently')
  await says(page, 'consent_required')
})

test('every address of the API is asked in the person’s or the app’s name, and a refusal is told', async () => {
  const { page, troubles } = await visit()
  await press(page, 'list my friends')
  await says(page, 'refused')
  await signIn(page)
  await press(page, 'call every address')
  await says(page, '/v1/user/unlink')
  const answers = JSON.parse(await status(page).innerText())
  expect([...Object.keys(answers), '/v1/user/logout'].sort()).toEqual(Object.keys(endpoints).sort())
  expect(answers).toMatchObject({
    '/v2/user/me': { properties: { nickname: '새벽향', scent: 'amber' }, kakao_account: { name: '최지우' } },
    '/v2/user/scopes': { scopes: [{ id: 'name', agreed: true }] },
    '/v2/user/revoke/scopes': { scopes: [{ id: 'name', agreed: false }] },
    '/v2/user/service_terms': { service_terms: [{ tag: 'sillage_terms' }] },
    '/v1/user/shipping_address': { shipping_addresses: [{ name: '집' }] },
    '/v2/api/talk/memo/default/send': { result_code: 0 },
    '/v1/api/talk/friends/message/send': { successful_receiver_uuids: [expect.any(String)] },
    '/v2/api/kakaolink/talk/template/validate': { template_id: 1001 },
    '/v2/api/talk/message/image/upload': { infos: { original: { content_type: 'image/gif' } } },
    '/v2/api/talk/channels': { channels: [{ channel_public_id: '_sillage', relation: 'NONE' }] },
  })
  expect(kakao().state.sent.map(({ message }) => message.kind)).toEqual([
    'custom',
    'scrap',
    'text',
    'custom',
    'scrap',
    'text',
  ])
  expect(kakao().state.images.size).toBe(0)
  expect(kakao().isLinked(4001002)).toBe(false)
  expect(troubles).toEqual([])
  // The link is cut: the same token opens nothing any more, and that is said, not thrown into the page.
  await press(page, 'list my friends')
  await says(page, '"code":-401')
})

test('cleaning up takes away what lies in the page, and the SDK can begin again, once', async () => {
  const { page } = await visit()
  await signIn(page)
  await press(page, 'clean everything up')
  await says(page, 'nothing')
  expect(await page.locator('#channel a').count()).toBe(0)
  expect(await page.locator('iframe').count()).toBe(0)
  await press(page, 'share this page')
  await press(page, 'find the way')
  await says(page, 'Not initialized')
  expect(page.context().pages()).toHaveLength(1)
  await press(page, 'begin again')
  await says(page, 'nothing')
  await press(page, 'begin again')
  await says(page, 'Kakao.init: Already initialized')
  // What the tab kept is read again: cleaning up is no signing out.
  await press(page, 'look at the status')
  await says(page, '"status":"connected"')
})

test('a phone opens navigation and messenger, is shown why a channel does not open, and is not certified', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, userAgent: iphone })
  await press(page, 'prove who I am')
  await says(page, 'unsupported environment')
  for (const way of ['find the way', 'pass a place on']) {
    await press(page, way)
    await page.getByText('성수점까지 안내해요.').waitFor()
    const { option } = JSON.parse(new URL(page.url()).searchParams.get('param') ?? '{}')
    expect(option).toMatchObject({ coord_type: 'wgs84', route_info: way === 'pass a place on' })
    await page.goto(url())
  }
  for (const way of ['share a product', 'share an address', 'share a template']) {
    await press(page, way)
    await page.getByText('kakaolink://send?').waitFor()
    await page.goto(url())
  }
  kakao().failNext('/v2/api/kakaolink/talk/template/default', 'quota')
  await press(page, 'share a product')
  await page.getByRole('heading', { name: '공유하지 못했어요' }).waitFor()
  await page.getByText('KAPIError · API limit has been exceeded. · -10').waitFor()
  await page.goto(url())
  await press(page, 'add a channel nobody has')
  await page.getByRole('heading', { name: '채널을 열 수 없어요' }).waitFor()
})

test('a computer has no navigation app, and is shown the page of it', async () => {
  const { page } = await visit()
  for (const way of ['find the way', 'pass a place on']) {
    await press(page, way)
    await says(page, 'unsupported environment')
  }
  await press(page, 'name the page of the way')
  await says(page, '/launch/index.do')
  await page.goto(JSON.parse(await status(page).innerText()))
  await page.getByText('성수점까지 안내해요.').waitFor()
})

test('the emulator’s page to try it on speaks Korean, and English where that is asked for', async () => {
  const { page, troubles } = await visit()
  await page.goto(`${kakao().url}/try`)
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
