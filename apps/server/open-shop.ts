import { createInstagramJob } from '@sillage/domains/content/server/instagram.ts'
import { memberJobs } from '@sillage/domains/member/server/jobs.ts'
import { createUnlinkJob } from '@sillage/domains/member/server/kakao-unlink.ts'
import { registeredTexts } from '@sillage/domains/message/server/catalogue.ts'
import { createMayGo } from '@sillage/domains/message/server/permit.ts'
import { markAsTest, markText } from '@sillage/domains/message/server/test-mark.ts'
import { isSandbox } from '@sillage/domains/payment/providers/gateways.ts'
import { createPaymentJobs } from '@sillage/domains/payment/server/jobs.ts'
import { createReceiptJobs } from '@sillage/domains/receipt/server/jobs.ts'
import { createReconciliationJobs } from '@sillage/domains/reconciliation/server/jobs.ts'
import { findCompany } from '@sillage/domains/setting/server/company.ts'
import { createShipmentJobs } from '@sillage/domains/shipment/server/jobs.ts'
import { isSetUp, setupKey } from '@sillage/domains/staff/server/setup.ts'
import {
  createTextTranslator,
  createTranslateJob,
  createTranslator,
} from '@sillage/domains/translation/server/machine.ts'
import { shipTerms } from '@sillage/domains/translation/server/shipped.ts'
import type { ReadTemplateState } from '@sillage/server-kit/alimtalk.ts'
import type { CacheTags } from '@sillage/server-kit/cache-tags.ts'
import { anonymousVisitor, type Context } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import type { Log } from '@sillage/server-kit/log.ts'
import { createReadResults } from '@sillage/server-kit/outbox-results.ts'
import { createSendOutbox } from '@sillage/server-kit/outbox-send.ts'
import { createRush, type Rush } from '@sillage/server-kit/rush.ts'
import type { SecurityHeaders } from '@sillage/server-kit/security-headers.ts'
import { createTagCache } from '@sillage/server-kit/tag-cache.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { openCourier } from './courier.ts'
import { openEmbedded } from './embedded.ts'
import { readEnglish } from './english.ts'
import { emulatorsOf, openFrontPage } from './front-page.ts'
import { openGateways } from './gateways.ts'
import { openInstagram } from './instagram.ts'
import { startJobs } from './jobs.ts'
import { messengerAllowed, openKakao } from './kakao.ts'
import { loadDemo } from './load-demo.ts'
import { openMail } from './mail.ts'
import { reportPath } from './message-reports.ts'
import { emails } from './message-templates.ts'
import type { Storefront } from './pages/storefront.ts'
import { listen } from './port.ts'
import { openPostcode } from './postcode.ts'
import { findSecret } from './secret.ts'
import { serviceStates } from './service-states.ts'
import type { RunningShop } from './shop.ts'
import type { createShutdown } from './shutdown.ts'
import { openPhones } from './sms.ts'
import type { openStores } from './stores.ts'
import { type ContextFor, openWeb } from './web.ts'

type Shutdown = ReturnType<typeof createShutdown>
type Parts = {
  log: Log
  shutdown: Shutdown
  stores: Awaited<ReturnType<typeof openStores>>
  storefront: Storefront
  say: (line: string) => void
  extend: (app: FastifyInstance) => void
  headers?: SecurityHeaders | undefined
}

/** Everything that stands on the database: the answers, the services outside and the jobs. */
export async function openShop(
  config: Config,
  { log, shutdown, stores, storefront, say, extend, headers }: Parts,
): Promise<RunningShop> {
  const { database, replica, edge, tags, media, shown, files, images } = stores
  const secret = await findSecret(database)
  const contextFor: ContextFor = (log, visitor = anonymousVisitor) =>
    createContext({ database, replica, log, secret, files, visitor, member: null, setCookie: () => undefined })
  await shipTerms(contextFor(log), await readEnglish())
  if (config.SEED === 'demo') await (await loadDemo()).fillShop(contextFor(log), { media: shown, files, say })
  // Never from a request: anyone who names the host of one would have their own address in someone's email.
  let siteUrl = config.SHOP_URL ?? `http://localhost:${config.PORT}`
  const { tillUrl, ...services } = await openServices(config, { shutdown, siteUrl: () => siteUrl })
  const { kakao, gateways } = services.outside
  const rush = createRush()
  let ready = false
  let readTemplate: ReadTemplateState | undefined
  const app = await openWeb(config, {
    database,
    replica,
    edge,
    log,
    rush,
    secret,
    tags,
    media,
    images,
    files,
    contextFor,
    siteUrl: () => siteUrl,
    ...services,
    // Phones are reached with the work, which begins after the answers.
    outside: { ...services.outside, readTemplate: async (text) => (await readTemplate?.(text)) ?? null },
    isReady: () => ready,
    extend,
    headers,
    storefront,
  })
  const work = { database, tags, log, rush, contextFor, shutdown, siteUrl: () => siteUrl, kakao, gateways }
  const mail = await openWork(config, work)
  readTemplate = mail.readTemplate
  const emulatorsUrl = await openFrontPage(config, shutdown)
  const url = await listen(app, config)
  siteUrl = config.SHOP_URL ?? url
  // Added last and so stopped first: no one new comes in while the rest goes down.
  shutdown.add({ stop: () => app.close() })
  ready = true
  return {
    url,
    mailboxUrl: mail.mailboxUrl,
    tillUrl,
    emulatorsUrl,
    setupKey: (await isSetUp(contextFor(log))) ? undefined : setupKey({ secret }),
    emulators: Object.fromEntries(emulatorsOf(shutdown).map(({ service, page = '' }) => [service, page])),
    stop() {
      ready = false
      return shutdown.run()
    },
  }
}

/** The services outside: those that answers need, and those that pages load in the browser. */
async function openServices(config: Config, given: { shutdown: Shutdown; siteUrl: () => string }) {
  const { kakao, messenger, cert } = await openKakao(config, given)
  const { gateways, allowed, tillUrl } = await openGateways(config, given)
  const embedded = await openEmbedded(config, given.shutdown)
  return {
    outside: {
      kakao,
      messenger,
      cert,
      gateways,
      translator: createTextTranslator({ url: config.TRANSLATION_URL, key: config.TRANSLATION_KEY }),
      services: serviceStates(config, gateways.providers),
    },
    allowed: [...allowed, ...embedded.allowed, messengerAllowed(messenger)],
    services: embedded.services,
    postcode: openPostcode(config, given.shutdown),
    tillUrl,
  }
}

type WorkParts = {
  database: Database
  tags: CacheTags
  log: Log
  rush: Rush
  contextFor: ContextFor
  shutdown: Shutdown
  siteUrl: () => string
  kakao: Opened<typeof openKakao>['kakao']
  gateways: Opened<typeof openGateways>['gateways']
}
type Opened<Open extends (...given: never[]) => unknown> = Awaited<ReturnType<Open>>

/** Starts everything that runs without a request: messages to people, and the jobs of every domain. */
async function openWork(config: Config, parts: WorkParts) {
  const { database, log, rush, contextFor, shutdown, kakao, gateways } = parts
  const courier = await openCourier(config, shutdown)
  const { messageJobs, mail, readTemplate } = await openMessages(config, parts)
  const translate = createTranslateJob(createTranslator({ url: config.TRANSLATION_URL, key: config.TRANSLATION_KEY }))
  shutdown.add(
    await startJobs({
      database,
      log,
      rush,
      createContext: contextFor,
      jobs: [
        ...messageJobs,
        translate,
        ...memberJobs,
        createUnlinkJob(kakao),
        ...createPaymentJobs(gateways),
        ...createReceiptJobs(gateways),
        ...createReconciliationJobs(gateways),
        ...createShipmentJobs(courier),
        createInstagramJob(await openInstagram(config, shutdown)),
      ],
    }),
  )
  return { mailboxUrl: mail.mailboxUrl, readTemplate }
}

/** The services that carry messages, and the jobs that give messages to them. */
async function openMessages(config: Config, { tags, shutdown, siteUrl, gateways }: WorkParts) {
  const reportTo = () => new URL(reportPath, siteUrl()).href
  const isTest = isSandbox(gateways)
  const templates = isTest ? registeredTexts.map(markText) : registeredTexts
  const phones = await openPhones(config, { shutdown, templates, reportTo })
  const mail = await openMail(config, { shutdown, texts: phones.emulator })
  const senders = { ...phones.senders, ...(mail.sender && { mail: mail.sender }) }
  const mark = isTest ? markAsTest : undefined
  const mayGo = createMayGo({ perMinute: config.MESSAGES_PER_MINUTE, perDay: config.MESSAGES_PER_DAY })
  const sendOutbox = createSendOutbox({
    senders,
    templates: emails,
    siteUrl,
    phone: phoneOf(tags),
    mayGo,
    mark,
  })
  const readResults = createReadResults({ readers: phones.readers, templates: emails })
  // A shop without real payments registers its texts with the mark of a test.
  const { readTemplate: read } = phones
  const readTemplate = read && ((text: Parameters<typeof read>[0]) => read(isTest ? markText(text) : text))
  return { mail, messageJobs: [sendOutbox, readResults], readTemplate }
}

/** Where customers call, which every message says: read again when staff have changed it. */
function phoneOf(tags: CacheTags) {
  const known = createTagCache<{ phone: string }>(tags, { maxBytes: 1_000 })
  const read = async (ctx: Context) => {
    const { phone } = await findCompany(ctx)
    return { value: { phone }, tags: new Set(['company']), bytes: phone.length, keep: true }
  }
  return async (ctx: Context) => {
    const { phone } = known.get('phone') ?? (await known.compute('phone', () => read(ctx))).value
    return phone
  }
}
