import { createKakao } from '@sillage/domains/member/server/kakao-provider.ts'
import { linkedAccountTable, memberTable } from '@sillage/domains/member/server/tables.ts'
import { testShop } from '@sillage/domains/testing.ts'
import fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { addKakaoWebhook, messengerAllowed, openKakao } from './kakao.ts'
import { createShutdown } from './shutdown.ts'

const shop = await testShop()
const siteUrl = () => 'https://sillage.example'
const urls = { authUrl: 'http://127.0.0.1:9', apiUrl: 'http://127.0.0.1:9' }
const kakao = createKakao({ ...urls, restKey: 'rest', clientSecret: 'secret', adminKey: 'the admin key', siteUrl })
const app = fastify()
addKakaoWebhook(app, kakao, () => shop.ctx)
afterAll(() => app.close())
beforeEach(() => shop.empty())

const tell = (user_id: string, key = 'the admin key') =>
  app.inject({
    url: '/api/v1/auth/kakao/unlinked',
    query: { app_id: '1', user_id, referrer_type: 'UNLINK_FROM_APPS' },
    headers: { authorization: `KakaoAK ${key}` },
  })

test('who cuts the link at Kakao is no longer linked here, and stays a member', async () => {
  await shop.as('hana')
  const link = { provider: 'kakao', provider_id: '4001002', mb_id: 'hana', nickname: '새벽향' } as const
  await shop.db.insert(linkedAccountTable).values(link)
  expect((await tell('4001002', 'a guessed key')).statusCode).toBe(401)
  expect((await tell('4001003')).statusCode).toBe(200)
  expect((await tell('nobody at all')).statusCode).toBe(200)
  expect(await shop.db.$count(linkedAccountTable)).toBe(1)
  expect((await tell('4001002')).statusCode).toBe(200)
  expect(await shop.db.$count(linkedAccountTable)).toBe(0)
  expect(await shop.db.$count(memberTable)).toBe(1)
})

const keys = { KAKAO_REST_KEY: 'rest-key-1', KAKAO_CLIENT_SECRET: 'secret-key-1', KAKAO_ADMIN_KEY: 'admin-key-1' }

test.each([
  ['the app of its keys', { ...keys, NODE_ENV: 'production' }, 'https://kauth.kakao.com/oauth/authorize'],
  ['an emulator while developing', {}, 'http://127.0.0.1:'],
  ['nothing in production without keys', { NODE_ENV: 'production' }, undefined],
  ['nothing in production without one of them', { ...keys, KAKAO_ADMIN_KEY: '', NODE_ENV: 'production' }, undefined],
])('a shop speaks to %s', async (_, environment, start) => {
  const shutdown = createShutdown()
  const { kakao: opened } = await openKakao(readConfig(environment), { shutdown, siteUrl })
  const url = opened?.authorizeUrl({ state: 'a', nonce: 'b' })
  if (start === undefined) expect(opened).toBeUndefined()
  else expect(url?.startsWith(start)).toBe(true)
  if (url) expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://sillage.example/auth/kakao/callback')
  await shutdown.run()
})

const js = { KAKAO_JS_KEY: 'js-key-of-pages', KAKAO_CHANNEL: '_sillage' }

test.each([
  [
    'the app of its key',
    { ...js, NODE_ENV: 'production' },
    { key: 'js-key-of-pages', channel: '_sillage', emulator: null },
  ],
  [
    'an emulator while developing',
    {},
    { key: 'emulator-js-key', emulator: expect.stringContaining('http://127.0.0.1:') },
  ],
  ['an emulator beside a real sign-in', keys, { emulator: expect.stringContaining('http://127.0.0.1:') }],
  ['nothing in production without a key', { ...keys, NODE_ENV: 'production' }, undefined],
])('pages share through %s', async (_, environment, messenger) => {
  const shutdown = createShutdown()
  const opened = await openKakao(readConfig(environment), { shutdown, siteUrl })
  if (messenger) expect(opened.messenger).toMatchObject(messenger)
  else expect(opened.messenger).toBeUndefined()
  await shutdown.run()
})

const contract = { KAKAO_CERT_SETTLE_ID: 'settle-1', KAKAO_CERT_DEALER_KEY: 'dealer-key-1' }

test.each([
  ['with a contract and both keys', { ...keys, ...js, ...contract }, true],
  ['not without a contract', { ...keys, ...js }, false],
  ['not without the REST key, which the server asks with', { ...js, ...contract }, false],
])('identity is checked in production %s', async (_, environment, certification) => {
  const shutdown = createShutdown()
  const opened = await openKakao(readConfig({ ...environment, NODE_ENV: 'production' }), { shutdown, siteUrl })
  expect(opened.messenger?.certification).toBe(certification)
  expect(opened.cert !== undefined).toBe(certification)
  // Pages are told whether it is offered, and nothing of what the shop pays with.
  expect(JSON.stringify(opened.messenger)).not.toMatch(/dealer-key-1|settle-1/)
  await shutdown.run()
})

test('what is known better than the defaults is told to pages and to the server, and only what there is', async () => {
  const hosts = { certWindow: 'https://cert.example/window', certCancelled: 'USER_CANCEL' }
  const shutdown = createShutdown()
  const settings = { ...keys, ...js, NODE_ENV: 'production', KAKAO_HOSTS: JSON.stringify(hosts) }
  const { messenger } = await openKakao(readConfig(settings), { shutdown, siteUrl })
  expect(messenger?.hosts).toEqual(hosts)
  await shutdown.run()
  for (const wrong of ['{"certWindw":"https://cert.example"}', '{certWindow', '{"auth":""}'])
    expect(() => readConfig({ KAKAO_HOSTS: wrong })).toThrow(/KAKAO_HOSTS/)
})

test('pages allow exactly the hosts of the messenger that they use', () => {
  expect(messengerAllowed(undefined)).toEqual({})
  const real = { key: 'js-key-of-pages', channel: '_sillage', emulator: null, hosts: {}, certification: true }
  expect(messengerAllowed(real)).toEqual({
    // Directions ask whether anybody is there before they lead away.
    connects: ['https://kapi.kakao.com', 'https://kakaonavi.kakao.com'],
    // Anyone who is not signed in there is led on by the form that shares.
    forms: ['https://sharer.kakao.com', 'https://accounts.kakao.com'],
    // Of the apps, for browsers on Android that launch them in a hidden frame.
    frames: ['kakaolink:', 'kakaoplus:', 'kakaonavi-sdk:'],
  })
  const elsewhere = { ...real, hosts: { certPrepare: 'https://cert.example/prepare' } }
  expect(messengerAllowed(elsewhere).connects).toEqual(['https://kapi.kakao.com', 'https://kakaonavi.kakao.com'])
  const at = ['http://127.0.0.1:7']
  expect(messengerAllowed({ ...real, emulator: 'http://127.0.0.1:7' })).toMatchObject({
    connects: at,
    forms: at,
  })
})
