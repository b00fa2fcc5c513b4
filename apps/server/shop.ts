import type { Service } from '@sillage/emulators/front/words.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import type { SecurityHeaders } from '@sillage/server-kit/security-headers.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { loadStorefront } from './pages/load-storefront.ts'
import type { Storefront } from './pages/storefront.ts'
import { createShutdown } from './shutdown.ts'
import { explainStart } from './start/explain.ts'
import { openStores } from './stores.ts'

export type RunningShop = {
  url: string
  mailboxUrl: string | undefined
  tillUrl: string | undefined
  /** Where all emulators are listed with what they received; none in production. */
  emulatorsUrl: string | undefined
  /** The emulators that are there, and the page of each that has one. */
  emulators: { [service in Service]?: string }
  /** Opens the set-up page; only a shop without staff has one. */
  setupKey: string | undefined
  stop(): Promise<void>
}
type Options = {
  say?: (line: string) => void
  storefront?: (threads: number) => Promise<Storefront>
  /** Adds to the web server before it opens, as the compiler does while developing. */
  extend?: (app: FastifyInstance) => void
  /** In place of the shop's own, which forbid what the compiler does while developing. */
  headers?: SecurityHeaders
  /** Called when the shop cannot go on, because its database died and could not be restarted. */
  lost?: (reason: unknown) => void
}

type Shutdown = ReturnType<typeof createShutdown>
type Started = Required<Omit<Options, 'headers' | 'lost'>> & Pick<Options, 'headers' | 'lost'>

/** Brings the whole shop up, in the order in which its parts need each other, and takes it down in reverse. */
export async function startShop(
  config: Config,
  { say = () => undefined, storefront = loadStorefront, extend = () => undefined, headers, lost }: Options = {},
): Promise<RunningShop> {
  const shutdown = createShutdown()
  try {
    return await start(config, { say, storefront, extend, headers, lost }, shutdown)
  } catch (error) {
    // What is half up may not come down well, and that is not what went wrong.
    await shutdown.run().catch(() => undefined)
    throw await explainStart(error, config)
  }
}

async function start(config: Config, options: Started, shutdown: Shutdown): Promise<RunningShop> {
  const log = createLog(config.LOG_LEVEL)
  const launched = Promise.withResolvers<void>()
  // While the database starts, the pages take another core and the shop's own code is read, which keeps this one busy.
  const [stores, storefront, { openShop }] = await Promise.all([
    openStores(config, { ...options, log, shutdown, onLaunch: launched.resolve }),
    options.storefront(config.RENDER_THREADS).then(shutdown.add),
    launched.promise.then(() => import('./open-shop.ts')),
  ])
  return openShop(config, { ...options, log, shutdown, stores, storefront })
}
