import { expect, test } from 'vitest'
import { key, testPage } from '../testing.ts'
import { select, selectChat, selectFriend, selectFriends } from './select.ts'
import type { ChatSettings, FriendsSettings } from './settings.ts'

const picked = { selectedTotalCount: 1, users: [{ uuid: 'u1', profile_nickname: '새벽향' }] }
const picker = 'https://picker.example'

/** A page whose person is signed in and picks what they are asked for. */
async function asking<Settings>(
  ask: (kakao: ReturnType<typeof testPage>['kakao'], settings?: Settings) => Promise<unknown>,
  settings?: Settings,
) {
  const page = testPage()
  page.kakao.memory.token = 'token'
  const answered = ask(page.kakao, settings)
  answered.catch(() => {})
  await page.settle()
  return { ...page, answered, form: page.forms[0] }
}

test.each([
  ['one friend', '/select/single', selectFriend],
  ['friends', '/select/multiple', selectFriends],
  ['a chat', '/chat/select', selectChat],
  ['friends or a chat on tabs', '/tab/select', select],
] as const)('picking %s posts to %s in a window', async (_, path, ask) => {
  const { form, opened, frames, say, answered, listeners, timers } = await asking(ask)
  expect(opened).toMatchObject([{ name: 'picker', features: expect.stringMatching(/^width=460,height=608/) }])
  expect(form).toMatchObject({ action: picker + path, target: 'picker' })
  expect(form?.fields).toMatchObject({ appKey: key, token: 'token', ka: expect.stringContaining('sdk/') })
  const transId = form?.fields.transId ?? ''
  expect(transId).toHaveLength(60)
  expect(frames).toEqual([{ id: transId, src: `${picker}/proxy?transId=${transId}` }])
  say(picker, JSON.stringify(picked))
  expect(await answered).toEqual(picked)
  expect([frames.length, listeners.size, timers.size]).toEqual([0, 0, 0])
})

test('every option of the picker goes over the wire', async () => {
  const disableSelectOptions = [
    { reason: 'msgBlocked' },
    { reason: 'custom', message: '이미 초대했어요', uuids: ['u1'] },
  ] as const
  const { form } = await asking<FriendsSettings>(selectFriends, {
    friendFilter: 'invitable',
    usingOsFilter: 'ios',
    title: '친구',
    enableSearch: false,
    showMyProfile: false,
    showFavorite: false,
    showPickedFriend: false,
    countryCodeFilters: ['KR', 'JP'],
    disableSelectOptions,
    displayAllProfile: true,
    maxPickableCount: 100,
    minPickableCount: 1,
    enableBackButton: true,
  })
  expect(form?.fields).toMatchObject({
    friendFilter: 'invitable',
    usingOsFilter: 'ios',
    title: '친구',
    enableSearch: 'false',
    showMyProfile: 'false',
    showFavorite: 'false',
    showPickedFriend: 'false',
    countryCodeFilters: 'KR,JP',
    disableSelectOptions: JSON.stringify(disableSelectOptions),
    displayAllProfile: 'true',
    maxPickableCount: '100',
    minPickableCount: '1',
    enableBackButton: 'true',
  })
})

test('a chat is picked among regular ones unless said otherwise', async () => {
  const { form } = await asking<ChatSettings>(selectChat)
  expect(form?.fields).toMatchObject({ selectionType: 'chat', chatFilters: 'regular' })
})

test('tabs carry the settings of both', async () => {
  const { form } = await asking(select, {
    title: '고르기',
    friendsParams: { maxPickableCount: 5 },
    chatParams: { selectionType: 'chatMember', chatFilters: ['regular', 'direct'] },
  } as const)
  expect(form?.fields).toMatchObject({
    title: '고르기',
    maxPickableCount: '5',
    selectionType: 'chatMember',
    chatFilters: 'regular,direct',
  })
  expect(form?.fields).not.toHaveProperty('friendsParams')
})

test('what concerns the whole window is not said of one tab', () => {
  const { kakao, opened } = testPage()
  // What the types refuse, said by someone without them.
  for (const name of ['friendsParams', 'chatParams'])
    for (const whole of [{ returnUrl: 'https://shop.example/back' }, { title: '고르기' }, { enableBackButton: true }])
      expect(() => select(kakao, { [name]: whole } as never)).toThrow(
        `Invalid parameter keys: ${Object.keys(whole)} at parameter "${name}" in Picker.select`,
      )
  expect(opened).toEqual([])
})

test('with a return address the page itself is posted', async () => {
  const { form, opened, answered, frames } = await asking(selectFriend, { returnUrl: 'https://shop.example/back' })
  expect(form).toMatchObject({ action: `${picker}/select/single`, target: '_self' })
  expect(form?.fields.returnUrl).toBe('https://shop.example/back')
  expect(await answered).toBeUndefined()
  expect([opened.length, frames.length]).toEqual([0, 0])
})

test('a picker window the browser blocks is told, and its form goes nowhere', async () => {
  const { kakao, state, forms, settle } = testPage()
  kakao.memory.token = 'token'
  state.blocks = true
  await expect(selectFriends(kakao)).rejects.toMatchObject({ details: { error_code: 'popup_blocked' } })
  await settle()
  expect(forms).toEqual([])
})

test('pick counts are whole numbers from 1 to 100', () => {
  const { kakao } = testPage()
  for (const count of [0, 101, 1.5, '5', -1]) {
    const settings = (name: string) => ({ [name]: count }) as FriendsSettings
    for (const name of ['maxPickableCount', 'minPickableCount'])
      expect(() => selectFriends(kakao, settings(name))).toThrow(
        `Illegal argument for "${name}" in Picker.selectFriends`,
      )
  }
})

test('the least pick count is not above the most', () => {
  const { kakao } = testPage()
  const why = '"minPickableCount" should not larger than "maxPickableCount"'
  expect(() => selectFriends(kakao, { minPickableCount: 3, maxPickableCount: 2 })).toThrow(why)
  expect(() => selectChat(kakao, { minPickableCount: 3, maxPickableCount: 2 })).toThrow(why)
  expect(() => select(kakao, { friendsParams: { minPickableCount: 3, maxPickableCount: 2 } })).toThrow(why)
})

test('people of a chat: open chats are not allowed', () => {
  const { kakao } = testPage()
  // @ts-expect-error: not open
  expect(() => selectChat(kakao, { selectionType: 'chatMember', chatFilters: ['regular', 'open'] })).toThrow(
    '"open" is not allowed in "chatFilters"',
  )
})

test.each(['direct', 'multi'] as const)('people of a chat: %s ones need regular ones', async (filter) => {
  const { kakao } = testPage()
  // @ts-expect-error: regular is needed
  expect(() => selectChat(kakao, { selectionType: 'chatMember', chatFilters: [filter] })).toThrow(
    '"regular" should be included in "chatFilters"',
  )
  const beside = await asking<ChatSettings>(selectChat, {
    selectionType: 'chatMember',
    chatFilters: [filter, 'regular'],
  })
  expect(beside.form?.fields.chatFilters).toBe(`${filter},regular`)
  const { form } = await asking<ChatSettings>(selectChat, { selectionType: 'chat', chatFilters: [filter, 'open'] })
  expect(form?.fields.chatFilters).toBe(`${filter},open`)
})

test('the custom reason needs a message and uuids', () => {
  const { kakao } = testPage()
  const why = '"message" and "uuids" must be set for "custom" option in disableSelectOption'
  // @ts-expect-error: uuids are needed
  expect(() => selectFriends(kakao, { disableSelectOptions: [{ reason: 'custom', message: 'm' }] })).toThrow(why)
  // @ts-expect-error: a message is needed
  expect(() => selectFriends(kakao, { disableSelectOptions: [{ reason: 'custom', uuids: ['u'] }] })).toThrow(why)
  const custom = { reason: 'custom', message: 'm', uuids: 'u' } as const
  // @ts-expect-error: a list
  expect(() => selectFriends(kakao, { disableSelectOptions: [custom] })).toThrow(why)
  // @ts-expect-error: no such reason
  expect(() => selectFriends(kakao, { disableSelectOptions: [{ reason: 'tired' }] })).toThrow('Illegal argument')
})

/** Asked without ever being answered. */
const taken = (ask: () => Promise<unknown>) => expect(() => void ask().catch(() => {})).not.toThrow()

test('filters are those of the specification', () => {
  const { kakao } = testPage()
  for (const friendFilter of ['none', 'invitable', 'registered'] as const)
    taken(() => selectFriend(kakao, { friendFilter }))
  for (const usingOsFilter of ['all', 'ios', 'android'] as const) taken(() => selectFriend(kakao, { usingOsFilter }))
  for (const filter of ['regular', 'direct', 'multi', 'open'] as const)
    taken(() => selectChat(kakao, { chatFilters: [filter] }))
  for (const selectionType of ['chat', 'chatMember'] as const) taken(() => selectChat(kakao, { selectionType }))
  for (const reason of ['msgBlocked', 'registered', 'unregistered', 'notFriend'] as const)
    taken(() => selectFriend(kakao, { disableSelectOptions: [{ reason }] }))
  // @ts-expect-error: no such filter
  expect(() => selectFriends(kakao, { friendFilter: 'best' })).toThrow('Illegal argument for "friendFilter"')
  // @ts-expect-error: no such system
  expect(() => selectFriends(kakao, { usingOsFilter: 'windows' })).toThrow('Illegal argument for "usingOsFilter"')
  // @ts-expect-error: no such chat
  expect(() => selectChat(kakao, { chatFilters: ['secret'] })).toThrow('Illegal argument for "chatFilters"')
  // @ts-expect-error: no such selection
  expect(() => selectChat(kakao, { selectionType: 'people' })).toThrow('Illegal argument for "selectionType"')
  // @ts-expect-error: one friend has no count
  expect(() => selectFriend(kakao, { maxPickableCount: 3 })).toThrow('Invalid parameter keys: maxPickableCount')
})
