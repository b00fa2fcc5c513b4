import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { contract } from '@sillage/domains/contract.ts'
import { identify } from '@sillage/domains/member/server/identify.ts'
import { boundEndpoints } from '@sillage/domains/routes.ts'
import { shipTerms } from '@sillage/domains/translation/server/shipped.ts'
import { listenForTags } from '@sillage/server-kit/cache-tags.ts'
import { anonymousVisitor } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { migrateDatabase } from '@sillage/server-kit/database.ts'
import { createDesk } from '@sillage/server-kit/desk.ts'
import { openFileStore } from '@sillage/server-kit/files.ts'
import { createLog, type Log } from '@sillage/server-kit/log.ts'
import { createMetrics } from '@sillage/server-kit/metrics.ts'
import { createSendOutbox } from '@sillage/server-kit/outbox.ts'
import { createServer } from '@sillage/server-kit/server.ts'
import type { FastifyInstance } from 'fastify'
import { addApiDocs } from './api-docs.ts'
import type { Config } from './config.ts'
import { openShopDatabase } from './database.ts'
import { fillShop } from './demo.ts'
import { readEnglish } from './english.ts'
import { addGallery } from './gallery.ts'
import { startJobs } from './jobs.ts'
import { openMail } from './mail.ts'
import { addOperations } from './operations.ts'
import { createPages } from './pages/pages.ts'
import { distFolder, loadStorefront, type Storefront } from './pages/storefront.ts'
import { listen } from './port.ts'
import { findSecret } from './secret.ts'
import { createShutdown } from './shutdown.ts'
import { explainStart } from './start/explain.ts'

export type RunningShop = { url: string; mailboxUrl: string | undefined; stop(): Promise<void> }
type Options = {
  say?: (line: string) => void
  storefront?: () => Promise<Storefront>
  /** Adds to the web server before it opens, as the compiler does while developing. */
  extend?: (app: FastifyInstance) => void
  /** Told when the shop cannot go on, because its database died and did not come back. */
  lost?: (reason: unknown) => void
}

/** Brings the whole shop up, in the order in which its parts need each other, and takes it down in reverse. */
export async function startShop(
  config: Config,
  { say = () => undefined, storefront = loadStorefront, extend = () => undefined, lost }: Options = {},
): Promise<RunningShop> {
  const shutdown = createShutdown()
  try {
    return await start(config, { say, storefront, extend, lost }, shutdown)
  } catch (error) {
    // What is half up may not come down well, and that is not what went wrong.
    await shutdown.run().catch(() => undefined)
    throw await explainStart(error, config)
  }
}

async function start(
  config: Config,
  { say, storefront, extend, lost }: Required<Omit<Options, 'lost'>> & Pick<Options, 'lost'>,
  shutdown: ReturnType<typeof createShutdown>,
): Promise<RunningShop> {
  const log = createLog(config.LOG_LEVEL)
  const built = await storefront()
  const media = join(config.DATA_DIR, 'files')
  const database = await openShopDatabase(config, { log, shutdown, say, lost })
  const files = await openFileStore({ dir: media })
  await migrateDatabase(database)
  const secret = await findSecret(database)
  const contextFor = (log: Log, visitor = anonymousVisitor) =>
    createContext({ database, log, secret, visitor, member: null, setCookie: () => undefined })
  await shipTerms(contextFor(log), await readEnglish())
  if (config.SEED === 'demo') await fillShop(contextFor(log), { files, say })

  const tags = shutdown.add(await listenForTags(database.url, log))
  const desk = createDesk(boundEndpoints, tags)
  const metrics = createMetrics()
  const pages = createPages({
    ...{ storefront: built, desk, tags, maxBytes: config.PAGE_CACHE_MB * 1024 * 1024 },
    anonymous: (locale) =>
      contextFor(log, {
        ...anonymousVisitor,
        lang: locale === 'en' ? 'en' : 'kr',
        currency: locale === 'en' ? 'usd' : 'krw',
      }),
  })
  metrics.gauge('page_cache_bytes', 'What the kept pages take', () => pages.bytes)
  let ready = false
  const app = await createServer({
    ...{ database, log, secret, identify, bound: boundEndpoints, desk, metrics },
    trustProxy: config.TRUST_PROXY,
    shortcut: pages.shortcut,
  })
  extend(app)
  addOperations(app, { database, metrics, metricsToken: config.METRICS_TOKEN, isReady: () => ready })
  addApiDocs(app, contract)
  if (config.NODE_ENV !== 'production') await addGallery(app)
  const immutable = {
    index: false,
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
    decorateReply: false,
  } as const
  await app.register(fastifyStatic, { ...immutable, root: join(distFolder, 'browser/assets'), prefix: '/assets/' })
  await app.register(fastifyStatic, { ...immutable, preCompressed: false, root: media, prefix: '/media/' })
  app.get('/*', (request, reply) => {
    reply.hijack()
    return pages.serve(request.raw, reply.raw).catch((error: unknown) => {
      log.error({ err: error }, 'a page could not be drawn')
      if (!reply.raw.headersSent) reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      reply.raw.end('잠시 후 다시 시도해 주세요.\nPlease try again in a moment.')
    })
  })
  const mail = await openMail(config, shutdown)
  const sendOutbox = createSendOutbox({ senders: mail.sender ? { mail: mail.sender } : {}, templates: [] })
  shutdown.add(await startJobs({ database, log, createContext: contextFor, jobs: [sendOutbox] }))
  const url = await listen(app, config)
  // Added last and so stopped first: nobody new comes in while the rest goes down.
  shutdown.add({ stop: () => app.close() })
  ready = true
  return {
    url,
    mailboxUrl: mail.mailboxUrl,
    stop() {
      ready = false
      return shutdown.run()
    },
  }
}
