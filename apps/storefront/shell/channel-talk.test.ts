// @vitest-environment jsdom
import type { Session } from '@sillage/domains/member/contract.ts'
import { createShopSession } from '@sillage/domains/session.ts'
import { afterEach, expect, test } from 'vitest'
import { channelTalk, mobileOf } from './channel-talk.ts'

afterEach(() => {
  window.ChannelIO = undefined
})

const hana = { mb_id: 'hana', mb_name: '김하나', mb_hp: '010-1234-5678', is_admin: false, grade: 'general' as const }

/** The service's script, which takes over what its snippet was told. */
function scripted({ isThere = true } = {}) {
  const reported: unknown[][] = []
  let loads = 0
  const load = async () => {
    loads += 1
    if (!isThere) return false
    for (const call of window.ChannelIO?.q ?? []) reported.push(call)
    window.ChannelIO = (...call) => void reported.push(call)
    return true
  }
  return { reported, load, loads: () => loads }
}

function givenSession(first: Session['user']) {
  let user = first
  const store = createShopSession(async () => ({
    user,
    lang: 'kr',
    currency: 'krw',
    cart_key: '',
    coupon_count: 0,
    notification_count: 0,
  }))
  const become = (next: Session['user']) => {
    user = next
    return store.refresh()
  }
  return { store, become }
}

test('nothing is loaded until somebody wants to talk; then it is booted with id, name and mobile', async () => {
  const { store, become } = givenSession(hana)
  await become(hana)
  const script = scripted()
  const talk = channelTalk({ key: 'plugin', load: script.load, session: store, language: 'ko' })
  expect(window.ChannelIO).toBeUndefined()
  expect(await talk.open()).toBe(true)
  await talk.open()
  expect(script.loads()).toBe(1)
  expect(script.reported).toEqual([
    [
      'boot',
      {
        pluginKey: 'plugin',
        language: 'ko',
        hideChannelButtonOnBoot: true,
        memberId: 'hana',
        profile: { name: '김하나', mobileNumber: '+821012345678' },
      },
    ],
    ['showMessenger'],
    ['showMessenger'],
  ])
})

test('who signs out is no longer known to it', async () => {
  const { store, become } = givenSession(hana)
  await become(hana)
  const script = scripted()
  await channelTalk({ key: 'plugin', load: script.load, session: store, language: 'en' }).open()
  script.reported.length = 0
  await become(hana)
  expect(script.reported).toEqual([])
  await become(null)
  expect(script.reported).toEqual([
    ['shutdown'],
    ['boot', { pluginKey: 'plugin', language: 'en', hideChannelButtonOnBoot: true }],
  ])
})

test('a script that does not come is told, and is tried again the next time', async () => {
  const script = scripted({ isThere: false })
  const { store } = givenSession(null)
  const talk = channelTalk({ key: 'plugin', load: script.load, session: store, language: 'ko' })
  expect(await talk.open()).toBe(false)
  expect(await talk.open()).toBe(false)
  expect(script.loads()).toBe(2)
})

test.each([
  ['010-1234-5678', '+821012345678'],
  ['01112345678', '+821112345678'],
  ['+14155550100', '+14155550100'],
  ['02-123-4567', undefined],
  ['', undefined],
])('%s is told as %s', (number, reported) => expect(mobileOf(number)).toBe(reported))
