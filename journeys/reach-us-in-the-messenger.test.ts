import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, gone, iphone, messengerOf, pressCalmly, watchWindows, windowOf } from './messaging.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name }).first()

test('on a desktop somebody adds the channel and asks there, from the centre and from a product', async () => {
  const { page, context, troubles } = await visitor()
  const windows = await watchWindows(page)
  await arrive(page, '/customer/center')
  await calm(page)
  const add = await windowOf(page, button(page, '카카오톡 채널 추가'), '채널 추가')
  await add.getByRole('radio', { name: 'Emma' }).check()
  await add.getByRole('button', { name: '추가하기' }).click()
  await add.getByRole('heading', { name: '채널을 추가했어요' }).waitFor()
  for (const [address, text] of [
    ['/customer/center', '오늘 문 여나요?'],
    ['/shop/product/1002', '심지가 나무인가요?'],
  ] as const) {
    await arrive(page, address)
    await calm(page)
    const chat = await windowOf(page, button(page, '카카오톡으로 묻기'), '1:1 채팅')
    await chat.getByRole('textbox', { name: '실라주에 할 말' }).fill(text)
    await chat.getByRole('button', { name: '보내기' }).click()
    await chat.getByRole('heading', { name: '보냈어요' }).waitFor()
    await chat.close()
  }
  expect(windows).toHaveLength(3)
  for (const features of windows) expect(features).toMatch(/^width=350,height=510,/)
  const staffPage = await context.newPage()
  await staffPage.goto(await messengerOf(page))
  for (const text of ['Emma', '오늘 문 여나요?', '심지가 나무인가요?'])
    await staffPage.getByText(text).first().waitFor()
  expect(troubles).toEqual([])
})

test('a desktop shows the page of the navigation to a store', async () => {
  const { page, context, troubles } = await visitor()
  await arrive(page, '/contents/store')
  await calm(page)
  const [store] = await ask(page, '/api/v1/stores')
  const opened = context.waitForEvent('page')
  await pressCalmly(page, button(page, `${store.name} 내비 안내, 카카오내비`))
  const way = await opened
  await way.getByText(`${store.name}까지 안내해요.`).waitFor()
  const param = JSON.parse(new URL(way.url()).searchParams.get('param') ?? '{}')
  expect(param).toMatchObject({
    destination: { name: store.name, x: store.lng, y: store.lat },
    option: { coord_type: 'wgs84' },
  })
  expect(troubles).toEqual([])
})

test('a phone in English is led to a store, and to the channel', async () => {
  const { page } = await visitor({ width: 390, lang: 'en', userAgent: iphone, hasTouch: true })
  await arrive(page, '/contents/store')
  await calm(page)
  expect(await overflow(page)).toBe(0)
  const [store] = await ask(page, '/api/v1/stores')
  await pressCalmly(page, button(page, `Navigate to ${store.name_en} with KakaoNavi`))
  await page.getByText(`${store.name_en}까지 안내해요.`).waitFor()

  await arrive(page, '/customer/center')
  await calm(page)
  expect(await overflow(page)).toBe(0)
  await pressCalmly(page, button(page, 'Add us on KakaoTalk'))
  // No app came: the channel's page on the web.
  await page.getByRole('heading', { name: '실라주 채널' }).waitFor()
})

const maps = [
  { width: 1280, lang: 'ko', map: 'https://map.kakao.com/', label: '{name} 내비 안내, 카카오내비' },
  { width: 390, lang: 'en', map: 'https://www.google.com/', label: 'Navigate to {name} with KakaoNavi' },
] as const

test.each(maps)('at $width pixels in $lang a blocked kit leaves the map to show the way to a store', async (way) => {
  const { width, lang, label, map } = way
  const { page } = await visitor({ width, lang })
  await page.route(/\/navigate-[^/]*\.js/, (route) => route.abort())
  await page.route(`${map}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The map</h1>' }))
  await arrive(page, '/contents/store')
  await calm(page)
  const [store] = await ask(page, '/api/v1/stores')
  await button(page, label.replace('{name}', lang === 'en' ? store.name_en : store.name)).click()
  await page.getByRole('heading', { name: 'The map' }).waitFor()
  expect(page.url()).toContain(`${store.lat},${store.lng}`)
})

const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

test('on a desktop a member proves who they are, thinks better of it first, and takes it back', async () => {
  const { page, troubles } = await visitor()
  const windows = await watchWindows(page)
  await signIn(page, 'hana', '/my-page/account#security')
  await calm(page)
  const identity = section(page, '본인 확인')
  const begin = identity.getByRole('button', { name: '카카오톡으로 본인 확인' })

  const cancelled = await windowOf(page, begin, '카카오 인증')
  await cancelled.getByRole('button', { name: '취소' }).click()
  await identity.getByText('본인 확인을 취소하셨어요.').waitFor()
  await gone(cancelled)
  const closed = await windowOf(page, begin, '카카오 인증')
  await closed.close()
  await identity.getByText('본인 확인을 취소하셨어요.').waitFor()
  const garbled = await windowOf(page, begin, '카카오 인증')
  await garbled.getByRole('button', { name: '읽을 수 없는 답 보내기' }).click()
  await identity.getByText('카카오에 연결하지 못했어요.').waitFor()

  const proof = await windowOf(page, begin, '카카오 인증')
  await proof.getByRole('radio', { name: '하나', exact: true }).check()
  await proof.getByRole('button', { name: '인증하기' }).click()
  await identity.getByText('이름, 연계정보(CI)').waitFor()
  expect(windows.length).toBeGreaterThan(3)
  for (const features of windows) expect(features).toMatch(/^width=620,height=770,/)
  expect(troubles).toEqual([])

  await identity.getByRole('button', { name: '본인 확인 지우기' }).click()
  await page.getByRole('button', { name: '지우기', exact: true }).click()
  await begin.waitFor()
})

test('somebody else in the window certifies no one, and the reason is told', async () => {
  const { page } = await visitor()
  await signIn(page, 'hana', '/my-page/account#security')
  await calm(page)
  const identity = section(page, '본인 확인')
  const begin = identity.getByRole('button', { name: '카카오톡으로 본인 확인' })
  const proof = await windowOf(page, begin, '카카오 인증')
  await proof.getByRole('radio', { name: '새벽향' }).check()
  await proof.getByRole('button', { name: '인증하기' }).click()
  await page.getByText('확인한 이름이 회원 정보의 이름과 달라요.').waitFor()
})

test('a phone in English says where to prove it instead', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en', userAgent: iphone, hasTouch: true })
  await signIn(page, 'hana', '/my-page/account#security')
  await calm(page)
  const identity = section(page, 'Identity')
  await pressCalmly(page, identity.getByRole('button', { name: 'Verify with KakaoTalk' }))
  await identity.getByRole('alert').filter({ hasText: 'does not work on a phone' }).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
