import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '@sillage/domains/member/server/password.ts'
import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { startShop } from './shop.ts'

const mb_password = '머무는 향기 2026'

async function givenShop(settings: Record<string, string>) {
  const database = await testDatabase()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-proxy-'))
  const config = readConfig({ NODE_ENV: 'test', SEED: 'none', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR, ...settings })
  const { url, stop } = await startShop({ ...config, DATABASE_URL: database.url })
  onTestFinished(async () => {
    await stop()
    await rm(DATA_DIR, { recursive: true })
  })
  return { url, db: database.db }
}

const statusOf = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).status

/** Where the shop thinks that someone signs in from, who sends this list of addresses. */
async function seenAs(settings: Record<string, string>, forwarded: string) {
  const { url, db } = await givenShop(settings)
  await db.insert(memberTable).values({
    mb_id: 'hana',
    mb_name: '하나',
    mb_email: 'hana@example.com',
    password_hash: await hashPassword(mb_password),
  })
  const cookies = (await fetch(`${url}/api/v1/login-check`, { method: 'POST' })).headers.getSetCookie()
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  const reply = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '',
      'x-forwarded-for': forwarded,
    },
    body: JSON.stringify({ mb_id: 'hana', mb_password }),
  })
  expect(reply.status).toBe(200)
  return (await db.select().from(sessionTable))[0]?.ip
}

test.each([
  ['no', '127.0.0.1'],
  ['yes', '203.0.113.9'],
  ['2', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9'],
  ['127.0.0.0/8,203.0.113.0/24', '198.51.100.7'],
])('with TRUST_PROXY=%s a visitor who lies about their address is seen as %s', async (TRUST_PROXY, ip) => {
  expect(await seenAs({ TRUST_PROXY }, '6.6.6.6, 198.51.100.7, 203.0.113.9')).toBe(ip)
})

test('the figures are for this machine, and for no one who comes through a proxy on it', async () => {
  const { url } = await givenShop({})
  expect(await statusOf(`${url}/metrics`)).toBe(200)
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await statusOf(`${url}/metrics`, { [name]: '127.0.0.1' })).toBe(404)
})

test('in production the figures need the token, wherever one comes from', async () => {
  const METRICS_TOKEN = 'a-token-for-the-metrics'
  const open = await givenShop({ NODE_ENV: 'production' })
  expect(await statusOf(`${open.url}/metrics`)).toBe(404)
  const { url } = await givenShop({ NODE_ENV: 'production', METRICS_TOKEN })
  expect(await statusOf(`${url}/metrics`)).toBe(404)
  expect(await statusOf(`${url}/metrics`, { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
})

test('a shop with an https address says so in cookies and headers, whatever the proxy tells of the request', async () => {
  for (const [SHOP_URL, isSecure] of [
    ['https://sillage.example', true],
    ['http://sillage.example', false],
  ] as const) {
    const { url } = await givenShop({ SHOP_URL, TRUST_PROXY: '1' })
    for (const address of ['/', '/', '/api/v1/categories', '/no-such-page'])
      expect((await fetch(url + address)).headers.has('strict-transport-security')).toBe(isSecure)
    const headers = { 'x-forwarded-proto': isSecure ? 'http' : 'https' }
    const reply = await fetch(`${url}/api/v1/login-check`, { method: 'POST', headers })
    const cookies = reply.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(2)
    for (const cookie of cookies) expect(cookie.includes('; Secure')).toBe(isSecure)
  }
})
