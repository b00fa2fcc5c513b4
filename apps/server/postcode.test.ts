import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { securityHeaders } from '@sillage/server-kit/security-headers.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { addPostcode, openPostcode, postcodeAllowed } from './postcode.ts'
import { startShop } from './shop.ts'
import { createShutdown } from './shutdown.ts'

const script = '/postcode/postcode.v2.js'
const POSTCODE_URL = 'https://cdn.example/postcode.v2.js'

async function ask(url: string, config: Parameters<typeof openPostcode>[0]) {
  const app = fastify()
  addPostcode(app, config, openPostcode(config, createShutdown()))
  const reply = await app.inject(url)
  await app.close()
  return reply
}

test('while developing an emulator answers, and pages allow nothing more', async () => {
  const reply = await ask(script, { NODE_ENV: 'development', POSTCODE_URL: undefined })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(securityHeaders(postcodeAllowed({ POSTCODE_URL: undefined }))).toEqual(securityHeaders())
})

test('the page in the frame may stand in one', async () => {
  const reply = await ask('/postcode/search', { NODE_ENV: 'test', POSTCODE_URL: undefined })
  expect(reply.headers['content-security-policy']).not.toContain('frame-ancestors')
})

test('production has no emulator', async () => {
  for (const url of [script, '/postcode/search', '/postcode/addresses?q=1'])
    expect((await ask(url, { NODE_ENV: 'production', POSTCODE_URL: undefined })).statusCode, url).toBe(404)
})

test('a service that is set is sent for, and its script and frame are allowed in this shop alone', async () => {
  const before = securityHeaders()
  for (const NODE_ENV of ['production', 'development'] as const) {
    const reply = await ask(script, { NODE_ENV, POSTCODE_URL })
    expect([reply.statusCode, reply.headers.location]).toEqual([302, POSTCODE_URL])
  }
  const directives = (securityHeaders(postcodeAllowed({ POSTCODE_URL }))['content-security-policy'] ?? '').split('; ')
  expect(directives).toContain("script-src 'self' https://cdn.example")
  expect(directives.filter((directive) => directive.startsWith('frame-src'))).toEqual([
    "frame-src 'self' https://postcode.map.kakao.com https://postcode.map.daum.net",
  ])
  expect(securityHeaders()).toEqual(before)
})

test('every page of a shop with a service allows it: drawn, kept, moved, and not there', async () => {
  const database = await testDatabase()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-postcode-'))
  const config = readConfig({ NODE_ENV: 'test', SEED: 'none', PORT: '0', LOG_LEVEL: 'error', DATA_DIR, POSTCODE_URL })
  const shop = await startShop({ ...config, DATABASE_URL: database.url })
  for (const address of ['/login', '/login', '/shop/register.php', '/no-such-page', '/api/v1/nothing']) {
    const { headers } = await fetch(shop.url + address, { redirect: 'manual' })
    // The payment window's emulator has its script here too.
    expect(headers.get('content-security-policy'), address).toMatch(/script-src 'self' https:\/\/cdn\.example[ ;]/)
  }
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})
