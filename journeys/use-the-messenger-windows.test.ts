import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ends, messengerPage, opens, press, says, signIn, status } from './messenger-page.ts'

// The windows of the SDK: each answers, is cancelled, is closed, and fails.
const { visit, kakao, url } = messengerPage()

/** Closes a window by its frame, as people do. */
async function closes(page: Page, name: string, heading: string) {
  const popup = await opens(page, name, heading)
  await popup.close()
  await says(page, 'popup_closed')
}

const messages = [
  ...(['product commerce', 'news feed', 'list list', 'place location', 'event calendar', 'words text'] as const),
  ...(['address scrap', 'template custom'] as const),
].map((each) => each.split(' '))
const article = { event: 'an', address: 'an', news: '', words: '' }

test('somebody shares a message of every kind, or changes their mind', async () => {
  const { page, troubles } = await visit()
  for (const [what = '', kind] of messages) {
    const name = ['share', Object.hasOwn(article, what) ? Reflect.get(article, what) : 'a', what].filter(Boolean)
    const popup = await opens(page, name.join(' '), '카카오톡 공유')
    await popup.getByRole('checkbox', { name: '새벽향' }).check()
    await ends(popup, '보내기')
    await says(page, 'sent')
    expect(kakao().state.sent.at(-1)).toMatchObject({ to: [4001001, 4001002], message: { kind } })
  }
  for (const name of ['share this page', 'share our news', 'share a greeting'])
    await ends(await opens(page, name, '카카오톡 공유'), '보내기')
  expect(kakao().state.sent.slice(-3)).toMatchObject([
    { message: { kind: 'scrap', link: url() } },
    { message: { kind: 'custom' } },
    { message: { kind: 'text' } },
  ])
  const sent = kakao().state.sent.length
  await ends(await opens(page, 'share a product', '카카오톡 공유'), '취소')
  expect(kakao().state.sent).toHaveLength(sent)
  await press(page, 'share far too much')
  await says(page, 'it exceeds the message size limit')
  expect(page.context().pages()).toHaveLength(1)
  expect(troubles).toEqual([])
})

test('somebody stores a picture, has one of the web stored, and takes it away', async () => {
  const { page } = await visit()
  await press(page, 'store a picture of the web')
  await says(page, '"code":-603')
  await press(page, 'store a picture')
  await says(page, '"content_type":"image/gif"')
  const { infos } = JSON.parse(await status(page).innerText())
  expect((await fetch(infos.original.url)).headers.get('content-type')).toContain('image/gif')
  await press(page, 'store a picture of the web')
  await says(page, infos.original.url)
  await press(page, 'forget the picture')
  await says(page, 'nothing')
  expect(kakao().state.images.size).toBe(0)
  await press(page, 'forget the picture')
  await says(page, 'no such image')
})

test('somebody picks a friend, friends, a chat, people of one, or on two tabs', async () => {
  const { page, troubles } = await visit()
  await signIn(page)
  const pick = async (name: string, heading: string, kind: 'radio' | 'checkbox', picked: readonly string[]) => {
    const popup = await opens(page, name, heading)
    for (const each of picked) await popup.getByRole(kind, { name: each }).check()
    await ends(popup, '확인')
    await says(page, 'selectedTotalCount')
    return JSON.parse(await status(page).innerText())
  }
  const nicknames = (...names: string[]) => names.map((profile_nickname) => ({ profile_nickname }))
  expect(await pick('pick a friend', '친구 한 명 선택', 'radio', ['Emma'])).toMatchObject({ users: nicknames('Emma') })
  expect(await pick('pick friends', '초대할 친구', 'checkbox', ['하나', 'Emma'])).toMatchObject({
    selectedTotalCount: 2,
    users: nicknames('하나', 'Emma'),
  })
  expect(await pick('pick a chat', '채팅방 선택', 'radio', ['캔들 수다방'])).toMatchObject({
    chat: { title: '캔들 수다방' },
    users: [],
  })
  const members = await opens(page, 'pick people of a chat', '채팅방 선택')
  await members.getByRole('radio', { name: '향기 모임' }).check()
  await members.getByRole('button', { name: '확인' }).click()
  for (const each of ['하나', 'Emma']) await members.getByRole('checkbox', { name: each }).check()
  await ends(members, '확인')
  await says(page, 'selectedTotalCount')
  expect(JSON.parse(await status(page).innerText())).toMatchObject({
    chat: { title: '향기 모임' },
    users: nicknames('하나', 'Emma'),
  })
  const tabs = ['친구나 채팅방 선택', 'checkbox'] as const
  expect(await pick('pick friends or a chat', ...tabs, ['하나'])).toMatchObject({ users: nicknames('하나') })
  expect(await pick('pick friends or a chat', ...tabs, ['향기 모임'])).toMatchObject({ chat: { title: '향기 모임' } })
  expect(troubles).toEqual([])
})

test('who picks no one, too many, or closes the window is told so, and a page can leave for it', async () => {
  const { page } = await visit()
  await signIn(page)
  for (const [name, heading] of [
    ['pick a friend', '친구 한 명 선택'],
    ['pick friends', '초대할 친구'],
    ['pick a chat', '채팅방 선택'],
    ['pick friends or a chat', '친구나 채팅방 선택'],
  ] as const) {
    await ends(await opens(page, name, heading), '취소')
    await says(page, 'CANCELED')
  }
  const many = await opens(page, 'pick friends', '초대할 친구')
  for (const box of await many.getByRole('checkbox').all()) await box.check()
  await ends(many, '확인')
  await says(page, 'INVALID_COUNT')
  await closes(page, 'pick a chat', '채팅방 선택')
  await press(page, 'pick a friend by leaving')
  await page.getByRole('radio', { name: '하나' }).check()
  await page.getByRole('button', { name: '확인' }).click()
  await page.waitForURL(/selectedTotalCount=1/)
})

test('somebody picks, writes and changes an address, or does not', async () => {
  const { page, troubles } = await visit()
  await press(page, 'pick an address')
  await says(page, 'refused')
  expect(page.context().pages()).toHaveLength(1)
  troubles.length = 0
  await signIn(page)
  const picked = await opens(page, 'pick an address', '배송지 선택')
  await picked.getByRole('radio', { name: '회사' }).check()
  await ends(picked, '확인')
  await says(page, '"address_id":40010022')
  const written = await opens(page, 'write an address', '배송지 추가')
  await written.getByRole('textbox', { name: '주소' }).fill('서울 성동구 서울숲길 1')
  await ends(written, '확인')
  await says(page, '"address_id":40010023')
  // It is there from now on.
  const again = await opens(page, 'pick an address', '배송지 선택')
  await again.getByRole('radio', { name: '서울 성동구 서울숲길 1' }).check()
  await ends(again, '확인')
  await says(page, '"address_id":40010023')
  const changed = await opens(page, 'change an address', '배송지 수정')
  expect(await changed.getByRole('textbox', { name: '주소' }).inputValue()).toBe('서울 중구 세종대로 110')
  await ends(changed, '확인')
  await says(page, '"address_id":40010022')
  for (const [name, heading] of [
    ['pick an address', '배송지 선택'],
    ['write an address', '배송지 추가'],
    ['change an address', '배송지 수정'],
  ] as const) {
    await ends(await opens(page, name, heading), '취소')
    await says(page, 'KAE206')
  }
  await closes(page, 'pick an address', '배송지 선택')
  await press(page, 'pick an address by leaving')
  await page.getByRole('button', { name: '확인' }).click()
  await page.waitForURL(/address_id=40010021/)
  expect(troubles).toEqual([])
})

test('inside an app that keeps its pages to itself addresses and channels are refused', async () => {
  const { page } = await visit({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Instagram 400.0' })
  for (const name of ['pick an address', 'write an address', 'change an address', 'follow the channel']) {
    await press(page, name)
    await says(page, 'KAE007')
  }
})

test('somebody follows the channel, adds it and writes to it', async () => {
  const { page, troubles } = await visit()
  const follow = await opens(page, 'follow the channel', '채널 추가')
  await follow.getByRole('radio', { name: 'Emma' }).check()
  await ends(follow, '추가하기')
  await says(page, '"status":"success"')
  const add = await opens(page, () => page.getByAltText('카카오톡 채널 추가 버튼').click(), '채널 추가')
  await add.getByRole('radio', { name: '하나' }).check()
  await add.getByRole('button', { name: '추가하기' }).click()
  await add.getByRole('heading', { name: '채널을 추가했어요' }).waitFor()
  expect([...kakao().state.followers].sort()).toEqual([4001001, 4001003])
  const chat = await opens(page, () => page.getByAltText('카카오톡 채널 1:1 채팅 버튼').click(), '1:1 채팅')
  await chat.getByRole('textbox', { name: '실라주에 할 말' }).fill('오늘 문 여나요?')
  await chat.getByRole('button', { name: '보내기' }).click()
  await chat.getByRole('heading', { name: '보냈어요' }).waitFor()
  expect(kakao().state.talkMessages).toMatchObject([{ text: '오늘 문 여나요?' }])
  expect(troubles).toEqual([])
})

test('who does not follow the channel, or follows none, is told so; who is signed in is known', async () => {
  const { page } = await visit()
  await ends(await opens(page, 'follow the channel', '채널 추가'), '취소')
  await says(page, '"status":"fail"')
  await press(page, 'follow a channel nobody has')
  await says(page, 'KAE005')
  await closes(page, 'follow the channel', '채널 추가')
  expect(kakao().state.followers.size).toBe(0)
  await signIn(page)
  const known = await opens(page, 'follow the channel', '채널 추가')
  expect(await known.getByRole('radio').count()).toBe(0)
  await ends(known, '추가하기')
  await says(page, '"status":"success"')
  expect([...kakao().state.followers]).toEqual([4001002])
})

test('somebody proves who they are, changes their mind, or is not understood', async () => {
  const { page } = await visit()
  await ends(await opens(page, 'prove who I am', '카카오 인증'), '인증하기')
  await says(page, 'tx_id')
  await ends(await opens(page, 'prove who I am', '카카오 인증'), '취소')
  await says(page, 'CANCELED')
  await ends(await opens(page, 'prove who I am', '카카오 인증'), '읽을 수 없는 답 보내기')
  await says(page, 'E8001')
  await closes(page, 'prove who I am', '카카오 인증')
  kakao().failNext('/ocert/sign/v1/prepare', 503)
  await press(page, 'prove who I am')
  await says(page, 'E8003')
  expect(page.context().pages()).toHaveLength(1)
})
