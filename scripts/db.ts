import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '@sillage/server/config.ts'
import { openShopDatabase } from '@sillage/server/database.ts'
import { fillShop } from '@sillage/server/demo.ts'
import { findSecret } from '@sillage/server/secret.ts'
import { openSentFiles } from '@sillage/server/sent-files.ts'
import { createShutdown } from '@sillage/server/shutdown.ts'
import { anonymousVisitor } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { migrateDatabase } from '@sillage/server-kit/database.ts'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import { openFileStore } from '@sillage/server-kit/files.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import { fillLarge } from './seed-large.ts'

const say = (line: string) => console.log(line)
const actions = ['migrate', 'seed', 'reset'] as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string' }, large: { type: 'boolean' } },
})
const action = actions.find((name) => name === positionals[0])
const shutdown = createShutdown()

try {
  if (!action) throw new StartFailure(`Say what to do: ${actions.join(', ')}.`)
  wantedProducts()
  await run(action)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.hint ? `${error.message} ${error.hint}` : error.message)
  process.exitCode = 1
} finally {
  await shutdown.run()
}

async function run(action: (typeof actions)[number]) {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const database = await openShopDatabase(config, { log, shutdown, say })
  if (action === 'reset') {
    // Everything goes: asked for by name, and never where a real shop may live.
    if (config.NODE_ENV === 'production') throw new StartFailure('db:reset is refused in production.')
    await database.pool.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
  }
  await migrateDatabase(database)
  if (action === 'migrate') return say('The tables are up to date.')
  const secret = await findSecret(database)
  const visitor = anonymousVisitor
  const files = await openSentFiles(config)
  const media = await openFileStore({ dir: join(config.DATA_DIR, 'files') })
  const ctx = createContext({ database, log, secret, files, visitor, member: null, setCookie: () => undefined })
  await fillShop(ctx, { media, files, say })
  say('The demo shop is filled.')
  const products = wantedProducts()
  if (products === 0) return
  await fillLarge(ctx, { database, products, say })
  say(`The shop holds ${products.toLocaleString('en')} products.`)
}

/** `--products 100000`, or `--large` for a million, makes a shop to measure with. */
function wantedProducts() {
  if (values.large) return 1_000_000
  const products = Number(values.products ?? 0)
  if (!Number.isSafeInteger(products) || products < 0 || products > 10_000_000)
    throw new StartFailure('Say how many products, as a whole number: --products 100000')
  return products
}
