import {
  createShippingAddress,
  selectShippingAddress,
  updateShippingAddress,
} from '@sillage/kakao/address/shipping-address.ts'
import { request } from '@sillage/kakao/api/request.ts'
import { setAccessToken } from '@sillage/kakao/auth/token.ts'
import { hostsAt } from '@sillage/kakao/hosts.ts'
import { createKakao, type Kakao } from '@sillage/kakao/kakao.ts'
import { select, selectChat, selectFriend, selectFriends } from '@sillage/kakao/picker/select.ts'
import { testPage } from '@sillage/kakao/testing.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { uuidOf } from './friends.ts'
import { startKakaoEmulator } from './kakao-emulator.ts'
import { people } from './people.ts'

const emulator = await startKakaoEmulator()
afterAll(emulator.stop)
beforeEach(() => emulator.clear())

const [hana, jiwoo, emma, quiet] = people
if (!hana || !jiwoo || !emma || !quiet) throw new Error('people are missing')
const returnUrl = 'http://localhost:3000/back'
const everybody = [jiwoo, hana, emma, quiet].map(({ nickname }) => nickname)

const post = (url: string, form: Record<string, string> | string[][]) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

/** A person who agrees is linked with the app from then on. */
async function tokenOf({ id }: { id: number }) {
  const redirect_uri = 'http://localhost:3000/code'
  const asked = {
    client_id: emulator.restKey,
    response_type: 'code',
    redirect_uri,
    decision: 'agree',
    person: String(id),
  }
  const agreed = await post(`${emulator.url}/oauth/authorize`, asked)
  const code = new URL(agreed.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const app = { client_id: emulator.restKey, client_secret: emulator.clientSecret, redirect_uri, code }
  return (await (await post(`${emulator.url}/oauth/token`, { grant_type: 'authorization_code', ...app })).json())
    .access_token
}

/** A page of the app on which 새벽향 is signed in; only its network is a real one. */
async function pageOf() {
  const page = testPage()
  const world = { ...page.world, fetch: (url: string, init: RequestInit) => fetch(url, init) }
  const kakao = createKakao({ hosts: hostsAt(emulator.url), world })
  kakao.init(emulator.jsKey)
  await setAccessToken(kakao, await tokenOf(jiwoo ?? { id: 0 }), { persist: false })
  return { ...page, kakao }
}

/** The window as it is shown, by the SDK's own request, and as it answers. */
async function windowOf(open: (kakao: Kakao) => Promise<unknown>) {
  const { kakao, forms } = await pageOf()
  await open(kakao)
  const { action = '', fields = {} } = forms.at(-1) ?? {}
  const send = (more: string[][]) => post(action, [...Object.entries(fields), ...more])
  const read = async (more: string[][] = []) => shown(await (await send(more)).text())
  return {
    ...(await read()),
    read,
    async answer(...picked: string[]) {
      const reply = await send([...picked.map((each) => ['picked', each]), ['decision', 'agree']])
      return resultIn(reply)
    },
    answerInRoom: async (room: number, ...picked: string[]) =>
      resultIn(await send([['room', String(room)], ...picked.map((each) => ['picked', each]), ['decision', 'agree']])),
  }
}

function resultIn(reply: Response) {
  const { searchParams } = new URL(reply.headers.get('location') ?? 'about:blank')
  const users: { profile_nickname: string }[] = JSON.parse(searchParams.get('users') ?? '[]')
  return { code: searchParams.get('code'), users: users.map(({ profile_nickname }) => profile_nickname) }
}

const shown = (html: string) => ({
  html,
  names: [...html.matchAll(/<span>([^<]*)/g)].map(([, name]) => name),
  refused: [...html.matchAll(/disabled>\s*<span>([^<]*)<small>([^<]*)/g)].map(([, name, why]) => `${name}: ${why}`),
})

test('the picker shows oneself, favourites apart and everybody, and searches', async () => {
  const { names, html, read } = await windowOf((kakao) => selectFriends(kakao, { returnUrl, maxPickableCount: 3 }))
  expect(new Set(names)).toEqual(new Set(everybody))
  for (const part of ['즐겨찾기', '3명까지 고를 수 있어요', '이름으로 찾기', '취소']) expect(html).toContain(part)
  const found = await read([
    ['keyword', 'Em'],
    ['picked', uuidOf(quiet)],
    ['decision', 'search'],
  ])
  // Who was picked before stays picked.
  expect(new Set(found.names)).toEqual(new Set(['Emma', '조용한 밤']))
  expect(found.html).toContain('고른 친구: 조용한 밤')
})

test('what the app does not want shown is not', async () => {
  const off = { enableSearch: false, showMyProfile: false, showFavorite: false, enableBackButton: false }
  const { names, html, read } = await windowOf((kakao) =>
    selectFriends(kakao, { returnUrl, ...off, showPickedFriend: false, title: '모임에 부를 사람' }),
  )
  expect(names).toEqual(['하나', 'Emma', '조용한 밤'])
  expect(html).toContain('<h1>모임에 부를 사람</h1>')
  for (const part of ['즐겨찾기', '이름으로 찾기', '취소']) expect(html).not.toContain(part)
  expect((await read([['picked', uuidOf(emma)]])).html).not.toContain('고른 친구')
})

test('friends are filtered by whether they use the app, by telephone and by country', async () => {
  await tokenOf(emma)
  const only = async (filter: Parameters<typeof selectFriend>[1]) =>
    (await windowOf((kakao) => selectFriend(kakao, { returnUrl, showMyProfile: false, ...filter }))).names
  expect(await only({ friendFilter: 'registered' })).toEqual(['Emma'])
  expect(await only({ friendFilter: 'invitable' })).toEqual(['하나', '조용한 밤'])
  expect(await only({ friendFilter: 'none' })).toHaveLength(3)
  expect(await only({ usingOsFilter: 'android' })).toEqual(['조용한 밤'])
  expect(await only({ usingOsFilter: 'ios', countryCodeFilters: ['KR'] })).toEqual(['하나'])
  expect(await only({ countryCodeFilters: ['US', 'JP'] })).toEqual(['Emma'])
})

test('who cannot be picked is told why, and is not taken', async () => {
  await tokenOf(emma)
  const refusing = (
    ...disableSelectOptions: NonNullable<NonNullable<Parameters<typeof selectFriends>[1]>['disableSelectOptions']>
  ) => windowOf((kakao) => selectFriends(kakao, { returnUrl, showMyProfile: false, disableSelectOptions }))
  expect((await refusing({ reason: 'msgBlocked' })).refused).toEqual(['조용한 밤: 메시지를 받지 않아요'])
  expect((await refusing({ reason: 'registered' })).refused).toEqual(['Emma: 이미 가입했어요'])
  expect((await refusing({ reason: 'unregistered' })).refused).toHaveLength(2)
  const own = await refusing({ reason: 'custom', message: '이미 왔어요', uuids: [uuidOf(hana)] })
  expect(own.refused).toEqual(['하나: 이미 왔어요'])
  expect(await own.answer(uuidOf(hana), uuidOf(emma))).toEqual({ code: null, users: ['Emma'] })
  expect(await own.answer(uuidOf(hana))).toMatchObject({ code: 'INVALID_COUNT' })
})

test('at least and at most as many as was said', async () => {
  const { answer } = await windowOf((kakao) =>
    selectFriends(kakao, { returnUrl, minPickableCount: 2, maxPickableCount: 2 }),
  )
  const [one, two, three] = [uuidOf(hana), uuidOf(emma), uuidOf(quiet)]
  expect(await answer(one)).toMatchObject({ code: 'INVALID_COUNT' })
  expect(await answer(one, two, three)).toMatchObject({ code: 'INVALID_COUNT' })
  expect(await answer(one, two)).toEqual({ code: null, users: ['하나', 'Emma'] })
  const single = await windowOf((kakao) => selectFriend(kakao, { returnUrl }))
  expect(await single.answer(one, two)).toMatchObject({ code: 'INVALID_COUNT' })
})

test('chats are filtered by whose they are and how many are in them', async () => {
  type Filters = NonNullable<Extract<Parameters<typeof selectChat>[1], { selectionType?: 'chat' }>['chatFilters']>
  const only = async (...chatFilters: Filters) =>
    (await windowOf((kakao) => selectChat(kakao, { returnUrl, chatFilters }))).names
  expect(await only('regular')).toEqual(['향기 모임', '둘이서'])
  expect(await only('regular', 'open')).toHaveLength(4)
  expect(await only('regular', 'multi')).toEqual(['향기 모임'])
  expect(await only('open', 'direct')).toEqual(['공방에 묻기'])
  expect(await only('direct')).toEqual(['둘이서', '공방에 묻기'])
})

test('people of a chat are picked in a second step, strangers unless they are refused', async () => {
  const { read, answerInRoom } = await windowOf((kakao) =>
    selectChat(kakao, { returnUrl, selectionType: 'chatMember', disableSelectOptions: [{ reason: 'notFriend' }] }),
  )
  const members = await read([
    ['picked', 'chat 9001'],
    ['decision', 'agree'],
  ])
  expect(members.names).toEqual(['하나', 'Emma', '조용한 밤', '모르는 사람'])
  expect(members.refused).toEqual(['모르는 사람: 친구가 아니에요'])
  expect(await answerInRoom(9001, uuidOf(emma))).toEqual({ code: null, users: ['Emma'] })
  // No chat that was not offered.
  expect((await read([['room', '9002']])).names).not.toContain('Emma')
})

test('on two tabs friends are picked by their settings and chats by theirs', async () => {
  const { names, answer } = await windowOf((kakao) =>
    select(kakao, {
      returnUrl,
      friendsParams: { showMyProfile: false, usingOsFilter: 'android' },
      chatParams: { chatFilters: ['open'] },
    }),
  )
  expect(names).toEqual(['조용한 밤', '캔들 수다방', '공방에 묻기'])
  expect(await answer(uuidOf(quiet))).toEqual({ code: null, users: ['조용한 밤'] })
})

test('an address that was picked, written or changed is what the API tells afterwards', async () => {
  const { kakao, opened } = await pageOf()
  const tell = async (address_id: number) => {
    const reported = await request(kakao, { url: '/v1/user/shipping_address', data: { address_id } })
    return reported.shipping_addresses?.map(({ base_address }) => base_address)
  }
  const address = jiwoo.id * 10
  /** Through the window the SDK opens, to the number it ends with. */
  const through = async (open: () => Promise<unknown>, said: Record<string, string>) => {
    void open().catch(() => undefined)
    await expect.poll(() => opened.at(-1)?.url ?? '').toContain('/auth/kpidt')
    const entered = await fetch(opened.at(-1)?.url ?? '', { redirect: 'manual' })
    opened.length = 0
    const url = new URL(entered.headers.get('location') ?? '')
    const form = { ...Object.fromEntries(url.searchParams), return_url: returnUrl, decision: 'agree', ...said }
    const reply = await post(url.origin + url.pathname, form)
    return new URL(reply.headers.get('location') ?? returnUrl).searchParams
  }
  const picked = await through(() => selectShippingAddress(kakao), { address_id: String(address + 2) })
  expect(picked.get('address_id')).toBe(String(address + 2))
  expect(await tell(address + 2)).toEqual(['서울 중구 세종대로 110'])

  const written = await through(() => createShippingAddress(kakao), { written: '부산 해운대구 달맞이길 7' })
  expect(written.get('address_id')).toBe(String(address + 3))
  expect(await tell(address + 3)).toEqual(['부산 해운대구 달맞이길 7'])

  await through(() => updateShippingAddress(kakao, { addressId: address + 3 }), { written: '부산 수영구 광안로 1' })
  expect(await tell(address + 3)).toEqual(['부산 수영구 광안로 1'])
  const unknown = await through(() => updateShippingAddress(kakao, { addressId: 7 }), { written: '어디' })
  expect(unknown.get('error_code')).toBe('KAE206')
})
