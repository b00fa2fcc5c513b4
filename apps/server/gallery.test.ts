import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { startShop } from './shop.ts'

const database = await testDatabase()

test.each([
  ['test', 200],
  ['production', 404],
])('in %s the gallery is answered with %i, before and after a missing page was kept', async (NODE_ENV, status) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-gallery-'))
  const config = readConfig({ NODE_ENV, SEED: 'none', PORT: '0', LOG_LEVEL: 'error', DATA_DIR })
  const shop = await startShop({ ...config, DATABASE_URL: database.url })
  const statusOf = async (address: string) => (await fetch(shop.url + address)).status
  expect(await statusOf('/gallery')).toBe(status)
  expect(await statusOf('/no-such-page')).toBe(404)
  expect(await statusOf('/gallery')).toBe(status)
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})
