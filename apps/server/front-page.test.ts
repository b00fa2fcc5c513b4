import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services } from '@sillage/emulators/front/words.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openFrontPage } from './front-page.ts'
import { startShop } from './shop.ts'
import { createShutdown } from './shutdown.ts'

test('a shop without keys has every emulator it needs, and one page that lists them and what came', async () => {
  const database = await testDatabase()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-front-'))
  const config = readConfig({ NODE_ENV: 'test', SEED: 'none', PORT: '0', LOG_LEVEL: 'error', DATA_DIR })
  const shop = await startShop({ ...config, DATABASE_URL: database.url })
  // Files lie in the folder, and what no memory translates stays Korean: for these two no one stands in.
  const expected = Object.keys(services).filter((service) => service !== 's3' && service !== 'translation')
  expect(Object.keys(shop.emulators).sort()).toEqual(expected.sort())
  await fetch(`${shop.url}/postcode/addresses?q=연남로`)
  await fetch(`${shop.emulators.analytics}/g/collect?v=2&tid=G&cid=1&en=page_view&dl=/shop`)
  const page = await (await fetch(shop.emulatorsUrl ?? '')).text()
  for (const words of ['연남로', 'page_view · /shop', '우편번호 찾기', '1건 받음']) expect(page).toContain(words)
  for (const service of expected) expect(page).toContain(`<li id="${service}">`)
  for (const address of Object.values(shop.emulators)) if (address) expect((await fetch(address)).status).toBe(200)
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})

test('production has no page of emulators', async () => {
  const shutdown = createShutdown()
  expect(await openFrontPage({ NODE_ENV: 'production' }, shutdown)).toBeUndefined()
  expect(shutdown.parts()).toEqual([])
})
