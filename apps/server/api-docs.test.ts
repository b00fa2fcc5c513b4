import { contract } from '@sillage/domains/contract.ts'
import { securityHeaders } from '@sillage/server-kit/security-headers.ts'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addApiDocs } from './api-docs.ts'
import { readConfig } from './config.ts'

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

test('a shop in production shows it only where it is asked to', () => {
  expect(readConfig({})).toMatchObject({ API_DOCS: true })
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ API_DOCS: false })
  expect(readConfig({ NODE_ENV: 'production', API_DOCS: 'yes' })).toMatchObject({ API_DOCS: true })
})
