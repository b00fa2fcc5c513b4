import { randomUUID } from 'node:crypto'
import { link, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@sillage/server/config.ts'
import { startShop } from '@sillage/server/shop.ts'
import { cloneDatabase, createDatabase, dropDatabase } from '@sillage/server-kit/embedded-postgres/clones.ts'
import { inject } from 'vitest'

/** The whole demo shop, built, on a database of its own; stop it when the file's journeys are done. `settings` go before its own. */
export async function openShop(settings: Readonly<Record<string, string>> = {}) {
  const { adminUrl, template, folder } = inject('demoShop')
  const name = `sillage_journey_${randomUUID().slice(0, 8)}`
  // A shop without the demo begins with nothing at all.
  const isEmpty = settings.SEED === 'none'
  const DATABASE_URL = isEmpty ? await createDatabase(adminUrl, name) : await cloneDatabase(adminUrl, template, name)
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-journey-'))
  if (!isEmpty) await copyFiles(folder, DATA_DIR)
  const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR, ...settings })
  const shop = await startShop({ ...config, DATABASE_URL })
  return {
    url: shop.url,
    databaseUrl: DATABASE_URL,
    mailboxUrl: shop.mailboxUrl ?? '',
    emulators: shop.emulators,
    setupKey: shop.setupKey,
    async stop() {
      await shop.stop()
      await dropDatabase(adminUrl, name)
      await rm(DATA_DIR, { recursive: true })
    },
  }
}

/** Sizes that were drawn are drawn for all journeys; everything else is each shop's own, as links that cost nothing. */
async function copyFiles(from: string, to: string) {
  await mkdir(join(from, 'drawn'), { recursive: true })
  await symlink(join(from, 'drawn'), join(to, 'drawn'))
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const target = join(entry.parentPath.replace(from, to), entry.name)
    if (entry.parentPath.startsWith(join(from, 'drawn')) || target === join(to, 'drawn')) continue
    if (entry.isDirectory()) await mkdir(target, { recursive: true })
    else await link(join(entry.parentPath, entry.name), target)
  }
}
