import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { contract } from '@sillage/domains/contract.ts'
import { identify } from '@sillage/domains/member/server/identify.ts'
import { bindEndpoints, type Outside } from '@sillage/domains/routes.ts'
import type { Services } from '@sillage/kit/services.ts'
import type { CacheTags } from '@sillage/server-kit/cache-tags.ts'
import { anonymousVisitor, type Context, type Visitor } from '@sillage/server-kit/context.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import { createDispatcher } from '@sillage/server-kit/dispatcher.ts'
import type { EdgeCache } from '@sillage/server-kit/edge-cache.ts'
import type { FileStore } from '@sillage/server-kit/files.ts'
import type { Images } from '@sillage/server-kit/images.ts'
import type { Log } from '@sillage/server-kit/log.ts'
import { createMetrics } from '@sillage/server-kit/metrics.ts'
import type { Replica } from '@sillage/server-kit/replica.ts'
import type { Rush } from '@sillage/server-kit/rush.ts'
import {
  type Allowed,
  onlyEncrypted,
  type SecurityHeaders,
  securityHeaders,
} from '@sillage/server-kit/security-headers.ts'
import { createServer } from '@sillage/server-kit/server.ts'
import { toProblem } from '@sillage/server-kit/to-problem.ts'
import type { FastifyInstance } from 'fastify'
import { addAdmin } from './admin.ts'
import { addApiDocs } from './api-docs.ts'
import type { Config } from './config.ts'
import { addGallery } from './gallery.ts'
import { addKakaoWebhook } from './kakao.ts'
import { loadDemo } from './load-demo.ts'
import { addMedia } from './media.ts'
import { addMessageReports } from './message-reports.ts'
import { addOperations } from './operations.ts'
import { createPages } from './pages/pages.ts'
import { distFolder, type Locale, type Storefront } from './pages/storefront.ts'
import { addPaymentWebhooks } from './payment-webhooks.ts'
import { addPostcode, type openPostcode, postcodeAllowed } from './postcode.ts'
import { addRobots } from './robots.ts'
import { addRss } from './rss.ts'
import { addSecurityTxt } from './security-txt.ts'
import { addSitemap } from './sitemap.ts'

export type ContextFor = (log: Log, visitor?: Visitor) => Context

type Parts = {
  database: Database
  replica: Replica | undefined
  edge: EdgeCache | undefined
  log: Log
  rush: Rush
  secret: string
  tags: CacheTags
  /** The folder of files that are shown as they are. */
  media: string
  images: Images
  /** What people sent. */
  files: FileStore
  contextFor: ContextFor
  /** The address the shop is known by. */
  siteUrl: () => string
  /** The services outside that answers need. */
  outside: Outside
  /** What pages have to allow for those who take money. */
  allowed: readonly Allowed[]
  /** The services that run in the browser, as pages know them. */
  services: Services
  postcode: ReturnType<typeof openPostcode>
  isReady: () => boolean
  storefront: Storefront
  /** Before the routes of pages: what is added to a route comes too late for those that stand already. */
  extend: (app: FastifyInstance) => void
  /** In place of the shop's own, while it is compiled. */
  headers: SecurityHeaders | undefined
}

/** Everything that answers over HTTP: calls, pages, files, and the addresses of those who run the shop. */
export async function openWeb(config: Config, parts: Parts): Promise<FastifyInstance> {
  const { database, log, secret, tags, media, images, files, contextFor, outside, isReady, storefront, extend } = parts
  const isSecure = config.SHOP_URL?.startsWith('https:') ?? false
  const headers = {
    ...(parts.headers ?? securityHeaders(postcodeAllowed(config), ...parts.allowed)),
    ...(isSecure && onlyEncrypted),
  }
  const bound = bindEndpoints(outside)
  const { replica, edge } = parts
  const dispatcher = createDispatcher(bound, tags, { headers, replica, edge })
  const metrics = createMetrics()
  const maxBytes = config.PAGE_CACHE_MB * 1024 * 1024
  const origin = () => new URL(parts.siteUrl()).origin
  const pages = createPages({
    origin,
    services: parts.services,
    storefront,
    dispatcher,
    tags,
    maxBytes,
    edge,
    anonymous: (locale) => contextFor(log, stranger(locale)),
  })
  addGauges(metrics, { pages, images, replica })
  const app = await createServer({
    database,
    replica,
    log,
    secret,
    files,
    identify,
    bound,
    dispatcher,
    metrics,
    rush: parts.rush,
    trustProxy: config.TRUST_PROXY,
    isSecure,
    shortcut: pages.shortcut,
  })
  extend(app)
  addOperations(app, { database, metrics, config, isReady })
  if (config.API_DOCS) addApiDocs(app, contract, headers)
  addListings(app, { context: () => contextFor(log), tags, headers, origin, listed: storefront.listed })
  addPostcode(app, config, parts.postcode)
  addKakaoWebhook(app, outside.kakao, () => contextFor(log))
  if (outside.gateways) await addPaymentWebhooks(app, outside.gateways, () => contextFor(log))
  await addMessageReports(app, () => contextFor(log))
  if (config.NODE_ENV !== 'production') await addGallery(app)
  await addAssets(app)
  await addAdmin(app, headers)
  // The gallery shows the demo's drawings by their own names.
  const drawn = config.NODE_ENV === 'production' ? [] : [(await loadDemo()).drawnPictures]
  await addMedia(app, { images, folders: [media, ...drawn] })
  addPages(app, pages, headers)
  return app
}

type Measured = { pages: { bytes: number }; images: { bytes: number }; replica: Replica | undefined }

function addGauges(metrics: ReturnType<typeof createMetrics>, { pages, images, replica }: Measured) {
  metrics.gauge('page_cache_bytes', 'What the kept pages take', () => pages.bytes)
  metrics.gauge('image_cache_bytes', 'What the drawn pictures take on the disk', () => images.bytes)
  if (replica)
    metrics.gauge('replica_behind_ms', 'How old the newest known state of the replica is', () => replica.behindMs)
}

/** What programs read to find their way. */
function addListings(app: FastifyInstance, options: Parameters<typeof addSitemap>[1]) {
  addRobots(app, options)
  addSecurityTxt(app, options)
  addSitemap(app, options)
  addRss(app, options)
}

/** Everything that no other route answers is a page. */
function addPages(app: FastifyInstance, pages: ReturnType<typeof createPages>, headers: SecurityHeaders) {
  app.get('/*', (request, reply) => {
    reply.hijack()
    return pages.serve(request.raw, reply.raw).catch((error: unknown) => {
      const { message, status, retryAfterSeconds } = toProblem(error, request.log)
      const retry = { 'retry-after': String(retryAfterSeconds ?? 1) }
      if (!reply.raw.headersSent)
        reply.raw.writeHead(status, { ...headers, ...retry, 'content-type': 'text/plain; charset=utf-8' })
      reply.raw.end(`${message}\nPlease try again in a moment.`)
    })
  })
}

/** HTML is drawn for someone of whom only the language is known. */
const stranger = (locale: Locale): Visitor =>
  locale === 'en' ? { ...anonymousVisitor, lang: 'en', currency: 'usd' } : anonymousVisitor

/** The compiler puts eight signs of the content into a name; what we named ourselves may change under it. */
const isForEver = (path: string) => /-[\w-]{8}\.\w+(\.\w+)?$/.test(path)
const briefly = 'public, max-age=300'

/** Names of built files change with their content: they may be cached forever. */
async function addAssets(app: FastifyInstance) {
  await app.register(fastifyStatic, {
    index: false,
    maxAge: '365d',
    immutable: true,
    decorateReply: false,
    root: join(distFolder, 'browser/assets'),
    prefix: '/assets/',
    preCompressed: true,
    setHeaders(reply, path) {
      if (!isForEver(path)) reply.header('cache-control', briefly)
      // It answers for every page when there is no connection.
      if (/[\\/]sw\.js(\.\w+)?$/.test(path)) reply.header('service-worker-allowed', '/')
    },
  })
}
