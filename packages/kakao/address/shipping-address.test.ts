import { expect, test } from 'vitest'
import { key, testPage } from '../testing.ts'
import { createShippingAddress, selectShippingAddress, updateShippingAddress } from './shipping-address.ts'

const apps = 'https://apps.example'

function signedIn(browser: Parameters<typeof testPage>[0] = 'desktop') {
  const page = testPage(browser)
  page.kakao.memory.token = 'token'
  page.answer('/api/agt', { agt: 'the agt' })
  return page
}
type Page = ReturnType<typeof testPage>

test.each([
  ['selecting', '/user/address', ({ kakao }: Page) => selectShippingAddress(kakao)],
  ['creating', '/user/create/address', ({ kakao }: Page) => createShippingAddress(kakao)],
  ['updating', '/user/edit/address', ({ kakao }: Page) => updateShippingAddress(kakao, { addressId: 5 })],
] as const)('%s an address opens %s in a window', async (_, path, ask) => {
  const page = signedIn()
  const { opened, frames, say, settle, sent } = page
  const answered = ask(page)
  expect(opened).toMatchObject([{ features: expect.stringMatching(/^width=460,height=608/) }])
  await settle()
  expect(sent()).toEqual({ client_id: key, access_token: 'token' })
  const entry = new URL(opened[0]?.url ?? '')
  expect(entry.origin + entry.pathname).toBe(`${apps}/auth/kpidt`)
  expect(Object.fromEntries(entry.searchParams)).toMatchObject({ app_key: key, agt: 'the agt' })
  const target = new URL(entry.searchParams.get('continue') ?? '')
  expect(target.origin + target.pathname).toBe(apps + path)
  const query = Object.fromEntries(target.searchParams)
  expect(query).toMatchObject({ app_key: key, mobile_view: 'false', enable_back_button: 'true' })
  expect(query.trans_id).toHaveLength(60)
  expect(query.address_id).toBe(path.includes('edit') ? '5' : undefined)
  expect(frames[0]).toEqual({ id: query.trans_id, src: `${apps}/proxy?trans_id=${query.trans_id}` })
  say(apps, JSON.stringify({ address_id: 5 }))
  expect(await answered).toEqual({ address_id: 5 })
})

test('with a return address the page itself leaves', async () => {
  const { kakao, opened, lastWent } = signedIn()
  const settings = { returnUrl: 'https://shop.example/back', forceMobileLayout: true, enableBackButton: false }
  expect(await selectShippingAddress(kakao, settings)).toBeUndefined()
  expect(opened).toEqual([])
  const target = new URL(lastWent().searchParams.get('continue') ?? '')
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    return_url: 'https://shop.example/back',
    mobile_view: 'true',
    enable_back_button: 'false',
  })
})

test.each(['instagram', 'facebook'] as const)('addresses inside %s are refused with KAE007', async (browser) => {
  const { kakao, opened } = signedIn(browser)
  await expect(selectShippingAddress(kakao)).rejects.toMatchObject({
    message: 'unsupported environment',
    details: { error_code: 'KAE007' },
  })
  expect(opened).toEqual([])
})

test('who is not known to the provider gets no address window', async () => {
  const { kakao, answer, opened } = signedIn()
  answer('/api/agt', { error: 'invalid_token' }, 401)
  await expect(selectShippingAddress(kakao)).rejects.toThrow('invalid_token')
  expect(opened[0]?.closed).toBe(true)
})

test('an address window that says closed calls close', async () => {
  const { kakao, say, settle } = signedIn()
  let closed = 0
  selectShippingAddress(kakao, {
    close: () => {
      closed += 1
    },
  }).catch(() => {})
  await settle()
  say('https://accounts.example', 'closed')
  expect(closed).toBe(1)
})

test('updating an address needs its id', () => {
  const { kakao } = signedIn()
  // @ts-expect-error: needed
  expect(() => updateShippingAddress(kakao, {})).toThrow(
    'Missing required keys: addressId at Auth.updateShippingAddress',
  )
})
