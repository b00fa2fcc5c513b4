import { startAnalyticsEmulator } from '@sillage/emulators/analytics/analytics-emulator.ts'
import { startChatEmulator } from '@sillage/emulators/chat/chat-emulator.ts'
import { startErrorsEmulator } from '@sillage/emulators/errors/errors-emulator.ts'
import type { Services } from '@sillage/kit/services.ts'
import type { Allowed } from '@sillage/server-kit/security-headers.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

type Shutdown = ReturnType<typeof createShutdown>
/** What a page has to know of a service, and what its policy has to allow for it. */
type Opened = { services: Services; allowed: Allowed }

/**
 * The services whose scripts run in the visitor's browser: chat, error reporting, analytics. Without keys emulators, in
 * production none: a page then asks no one.
 */
export async function openEmbedded(config: Config, shutdown: Shutdown) {
  const opened = [
    await openChat(config, shutdown),
    await openErrors(config, shutdown),
    await openAnalytics(config, shutdown),
  ].filter((each) => each !== undefined)
  return {
    // One of each kind, and each says only its own.
    services: Object.assign({}, ...opened.map(({ services }) => services)) as Services,
    allowed: opened.map(({ allowed }) => allowed),
  }
}

async function openChat(config: Config, shutdown: Shutdown): Promise<Opened | undefined> {
  const { CHAT_KEY: key, CHAT_URL: script, CHAT_HOSTS: hosts, NODE_ENV } = config
  if (key) {
    const http = hosts.filter((host) => host.startsWith('https:'))
    const scripts = [...new Set([new URL(script).origin, ...http])].filter((host) => !isWithin(host, http))
    // Its messenger writes its own style elements into the page.
    const allowed = { scripts, connects: hosts, frames: http, images: http, styles: ["'unsafe-inline'", ...http] }
    return { services: { chat: { key, script } }, allowed }
  }
  if (NODE_ENV === 'production') return undefined
  const { pluginKey, scriptUrl, url } = shutdown.add(await startChatEmulator())
  const services = { chat: { key: pluginKey, script: scriptUrl } }
  return { services, allowed: { scripts: [url], connects: [url] } }
}

/** Whether another of the hosts, by its star, stands for this one as well. */
const isWithin = (origin: string, hosts: readonly string[]) =>
  hosts.some((host) => host.includes('*') && host !== origin && origin.endsWith(host.slice(host.indexOf('*') + 1)))

async function openErrors(config: Config, shutdown: Shutdown): Promise<Opened | undefined> {
  const { ERRORS_DSN: dsn, NODE_ENV } = config
  if (dsn) return { services: { errors: { dsn, environment: NODE_ENV } }, allowed: { connects: [new URL(dsn).origin] } }
  if (NODE_ENV === 'production') return undefined
  const emulator = shutdown.add(await startErrorsEmulator())
  const services = { errors: { dsn: emulator.dsn, environment: NODE_ENV } }
  return { services, allowed: { connects: [emulator.url] } }
}

async function openAnalytics(config: Config, shutdown: Shutdown): Promise<Opened | undefined> {
  const { ANALYTICS_ID: id, ANALYTICS_SCRIPT_URL: script, ANALYTICS_COLLECT_URL: collect, NODE_ENV } = config
  if (!id && NODE_ENV === 'production') return undefined
  const known = id ? { id, script, collect } : await emulatedAnalytics(shutdown)
  const allowed = { scripts: [new URL(known.script).origin], connects: [new URL(known.collect).origin] }
  return { services: { analytics: known }, allowed }
}

async function emulatedAnalytics(shutdown: Shutdown) {
  const { id, url } = shutdown.add(await startAnalyticsEmulator())
  return { id, script: `${url}/gtag/js`, collect: url }
}
