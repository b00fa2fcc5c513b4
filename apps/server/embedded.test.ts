import { type Allowed, securityHeaders } from '@sillage/server-kit/security-headers.ts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openEmbedded } from './embedded.ts'
import { createShutdown } from './shutdown.ts'

const shutdown = createShutdown()
afterAll(() => shutdown.run())

const open = (settings: Record<string, string>) => openEmbedded(readConfig(settings), shutdown)
const policyOf = (allowed: readonly Allowed[]) => {
  const text = securityHeaders(...allowed)['content-security-policy'] ?? ''
  return new Map(text.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]))
}

test('a production start without keys asks no one, and its pages allow no one', async () => {
  const { services, allowed } = await open({ NODE_ENV: 'production' })
  expect(services).toEqual({})
  expect(policyOf(allowed)).toEqual(policyOf([]))
})

test('without keys, emulators are asked, and the pages allow exactly them', async () => {
  const { services, allowed } = await open({})
  const origins = [services.chat?.script, services.errors?.dsn, services.analytics?.script].map(
    (address) => new URL(address ?? '').origin,
  )
  const [chat, errors, analytics] = origins
  expect(policyOf(allowed).get('script-src')).toEqual(["'self'", chat, analytics])
  expect(policyOf(allowed).get('connect-src')).toEqual(["'self'", chat, errors, analytics])
  expect(policyOf(allowed).get('style-src')).toEqual(["'self'"])
})

test('with keys, pages are told them and allow exactly the hosts that are configured', async () => {
  const { services, allowed } = await open({
    NODE_ENV: 'production',
    CHAT_KEY: 'plugin-key',
    CHAT_HOSTS: 'https://cdn.chat.example, wss://ws.chat.example',
    ERRORS_DSN: 'https://key@errors.example/7',
    ANALYTICS_ID: 'G-ABCDEFGH',
  })
  expect(services).toEqual({
    chat: { key: 'plugin-key', script: 'https://cdn.channel.io/plugin/ch-plugin-web.js' },
    errors: { dsn: 'https://key@errors.example/7', environment: 'production' },
    analytics: {
      id: 'G-ABCDEFGH',
      script: 'https://www.googletagmanager.com/gtag/js',
      collect: 'https://www.google-analytics.com',
    },
  })
  expect(policyOf(allowed).get('script-src')).toEqual([
    // The script itself comes from where CHAT_URL says, whatever else its messenger needs.
    "'self'",
    'https://cdn.channel.io',
    'https://cdn.chat.example',
    'https://www.googletagmanager.com',
  ])
  expect(policyOf(allowed).get('connect-src')).toEqual([
    "'self'",
    'https://cdn.chat.example',
    'wss://ws.chat.example',
    'https://errors.example',
    'https://www.google-analytics.com',
  ])
})
