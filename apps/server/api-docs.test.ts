import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@sillage/domains/contract.ts'
import { securityHeaders } from '@sillage/server-kit/security-headers.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addApiDocs } from './api-docs.ts'
import { readConfig } from './config.ts'
import { startShop } from './shop.ts'

const app = fastify()
addApiDocs(app, contract, securityHeaders())
afterAll(() => app.close())

test('every reference of the OpenAPI document leads to a schema in it', async () => {
  const { body } = await app.inject({ url: '/api/docs/openapi.json' })
  const { components, paths } = JSON.parse(body)
  const names = [...body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)
  expect(names.length).toBeGreaterThan(300)
  const known = new Set(Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`))
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect(Object.keys(paths).length).toBeGreaterThan(100)
})

test('the reference is made once, and not sent again to those who have it', async () => {
  const first = await app.inject({ url: '/api/docs', headers: { 'accept-encoding': 'br' } })
  expect(first).toMatchObject({ statusCode: 200, headers: { 'content-encoding': 'br' } })
  const again = await app.inject({ url: '/api/docs', headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test.each([
  [{}, 200],
  [{ NODE_ENV: 'production' }, 404],
  [{ NODE_ENV: 'production', API_DOCS: 'yes' }, 200],
])('a shop in production shows it only where it is asked to: %j is answered with %i', async (settings, status) => {
  const database = await testDatabase()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-docs-'))
  const config = readConfig({ NODE_ENV: 'test', SEED: 'none', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR, ...settings })
  const shop = await startShop({ ...config, DATABASE_URL: database.url })
  const reply = await fetch(`${shop.url}/api/docs/openapi.json`)
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
  expect(reply.status).toBe(status)
})
