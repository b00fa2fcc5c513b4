import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Session } from '@sillage/domains/member/contract.ts'
import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { browserOf, testDatabase } from '@sillage/server-kit/testing.ts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { findSecret } from '../secret.ts'
import { startShop } from '../shop.ts'
import { addressesOfRoutes } from './testing-addresses.ts'

const database = await testDatabase()
const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-pages-'))
const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR })
const shop = await startShop({ ...config, DATABASE_URL: database.url })
afterAll(async () => {
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})

const members = await Promise.all(Array.from({ length: 10 }, (_, number) => signIn(number)))
const addresses = [
  ...(await addressesOfRoutes(shop.url)).map(({ address, missing }) => ({ address, expected: missing ? 404 : 200 })),
  { address: '/no-such-page', expected: 404 },
]

const asked = addresses.flatMap(({ address, expected }) => ['kr', 'en'].map((lang) => ({ address, expected, lang })))

test.each(asked)(
  '$address in $lang is the same for ten members as for a visitor, byte for byte',
  async ({ address, lang, expected }) => {
    // Members come first: it is for one of them that the page is drawn.
    const theirs = await Promise.all(members.map(({ cookie }) => open(address, `${cookie}; lang=${lang}`)))
    const [anonymous, again] = [await open(address, `lang=${lang}`), await open(address, `lang=${lang}`)]
    for (const { status, html, setsCookies, etag } of [again, ...theirs]) {
      // Compared here and not by expect, which would print two whole pages.
      expect(html === anonymous.html).toBe(true)
      expect({ status, setsCookies, etag }).toEqual({ status: expected, setsCookies: [], etag: anonymous.etag })
    }
    expect(members.flatMap(({ secrets }) => secrets).filter((secret) => anonymous.html.includes(secret))).toEqual([])
  },
)

test('the members are known to the shop, each by another name', async () => {
  expect(new Set(members.map(({ session }) => session.user?.mb_name)).size).toBe(10)
  expect(new Set(members.map(({ session }) => session.cart_key)).size).toBe(10)
})

test('a draft may stand in a frame of this shop, and no other page in any', async () => {
  const ancestors = async (address: string) => {
    const { headers } = await fetch(shop.url + address)
    return /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  }
  for (const address of ['/?preview=x', '/contents/company?preview=x', '/shop/product/1?preview=x'])
    expect(await ancestors(address)).toBe("'self'")
  for (const address of ['/', '/login?preview=x', '/admin']) expect(await ancestors(address)).toBe("'none'")
})

async function open(address: string, cookie: string) {
  const reply = await fetch(shop.url + address, { headers: { cookie } })
  const { status, headers } = reply
  return { status, html: await reply.text(), setsCookies: headers.getSetCookie(), etag: headers.get('etag') }
}

/** A member with all the cookies a browser has after signing in, and everything that is theirs alone. */
async function signIn(number: number) {
  const [mb_id, mb_name, mb_hp] = [`visitor_${number}_x`, `남궁아무개${number}`, `010-7777-000${number}`]
  await database.db
    .insert(memberTable)
    .values({ mb_id, mb_name, mb_hp, mb_email: `${mb_id}@example.com`, password_hash: '' })
  const { cookies } = await browserOf({ database, secret: await findSecret(database), mb_id })
  const check = { method: 'POST', headers: { cookie: `sid=${cookies.sid}` } }
  const reply = await fetch(`${shop.url}/api/v1/login-check`, check)
  const session = Session.parse(await reply.json())
  const given = reply.headers.getSetCookie().map((text) => text.split(';')[0] ?? '')
  const secrets = [mb_id, mb_name, mb_hp, ...given.map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)))]
  return { cookie: given.join('; '), session, secrets }
}
