import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3Emulator } from '@sillage/emulators/s3/s3-emulator.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'
import { startShop } from './shop.ts'

type Policy = Record<string, string[]>

const readPolicy = (header: string): Policy =>
  Object.fromEntries(header.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).sort()]))

/** What the pages of a shop with these settings allow: drawn, kept, moved and not there, all the same. */
async function policyOf(settings: Record<string, string>) {
  const database = await testDatabase()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-policy-'))
  const config = readConfig({ SEED: 'none', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR, ...settings })
  const shop = await startShop({ ...config, DATABASE_URL: database.url })
  const headers = new Set<string>()
  for (const address of ['/', '/', '/login', '/shop/cart', '/shop/register.php', '/no-such-page', '/api/v1/nothing']) {
    const reply = await fetch(shop.url + address, { redirect: 'manual' })
    headers.add(reply.headers.get('content-security-policy') ?? `none at ${address}`)
  }
  const { emulators } = shop
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
  expect([...headers]).toHaveLength(1)
  return { policy: readPolicy([...headers][0] ?? ''), emulators }
}

/** What a shop allows that trusts no one but itself. */
const alone: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

function allowing(more: Policy): Policy {
  const named = Object.entries(more).map(([directive, hosts]) => [
    directive,
    [...(alone[directive] ?? ["'self'"]), ...hosts].sort(),
  ])
  return { ...alone, ...Object.fromEntries(named) }
}

/** Launched in a hidden frame by browsers on Android that know no intents. */
const kakaoApps = ['kakaolink:', 'kakaoplus:', 'kakaonavi-sdk:']

test('in production without keys a page names no host at all', async () => {
  const { policy, emulators } = await policyOf({ NODE_ENV: 'production' })
  expect(policy).toEqual(alone)
  expect(emulators).toEqual({})
})

test('with emulators a page names exactly those that its scripts use', async () => {
  const { policy, emulators } = await policyOf({ NODE_ENV: 'test' })
  const { toss = '', chat = '', errors = '', analytics = '', kakao = '' } = emulators
  expect(new Set([toss, chat, errors, analytics, kakao]).size).toBe(5)
  expect(policy).toEqual(
    allowing({
      'script-src': [toss, chat, analytics],
      'connect-src': [chat, errors, analytics, kakao],
      'form-action': [kakao],
      'frame-src': kakaoApps,
    }),
  )
})

const unreachable = 'http://127.0.0.1:9'
const keys = {
  MAIL_URL: 'smtp://127.0.0.1:9',
  SMS_URL: unreachable,
  SMS_KEY: 'sms-key-1',
  SMS_SECRET: 'sms-secret',
  ALIMTALK_CHANNEL: 'KA01PF000000',
  TRANSLATION_URL: unreachable,
  TRANSLATION_KEY: 'translation-key',
  KAKAO_REST_KEY: 'rest-key-1',
  KAKAO_CLIENT_SECRET: 'secret-key-1',
  KAKAO_ADMIN_KEY: 'admin-key-1',
  KAKAO_CERT_SETTLE_ID: 'settle-1',
  KAKAO_CERT_DEALER_KEY: 'dealer-key-1',
  KAKAO_JS_KEY: 'js-key-of-pages',
  KAKAO_CHANNEL: '_sillage',
  TRACKING_URL: unreachable,
  TRACKING_KEY: 'tracking-key',
  INSTAGRAM_URL: unreachable,
  INSTAGRAM_TOKEN: 'instagram-token',
  INSTAGRAM_APP_SECRET: 'instagram-secret',
  POSTCODE_URL: 'https://cdn.example/postcode.v2.js',
  CHAT_KEY: 'plugin-key',
  ERRORS_DSN: 'https://key@errors.example/7',
  ANALYTICS_ID: 'G-ABCDEFGH',
  TOSS_CLIENT_KEY: 'live_ck_0000',
  TOSS_SECRET_KEY: 'live_sk_0000',
  KAKAOPAY_SECRET_KEY: 'kakaopay-key',
  KAKAOPAY_CID: 'C000000001',
  PAYPAL_CLIENT_ID: 'paypal-id',
  PAYPAL_CLIENT_SECRET: 'paypal-secret',
  PAYPAL_WEBHOOK_ID: 'webhook-id',
  BANK_NAME: '하나은행',
  BANK_NUMBER: '110-482-903317',
  BANK_HOLDER: '주식회사 실라주',
  SHOP_URL: 'https://sillage.example',
  METRICS_TOKEN: 'a-token-for-the-metrics',
}
/** What these settings leave as it is by itself: addresses that have a usual value, and what concerns no page. */
const usual = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_PREPARE',
  'SEED',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'PAGE_CACHE_MB',
  'RENDER_THREADS',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  'IMAGE_CACHE_MB',
  'API_DOCS',
  'S3_REGION',
  'SMS_FROM',
  'MAIL_FROM',
  'MESSAGES_PER_MINUTE',
  'MESSAGES_PER_DAY',
  'KAKAO_AUTH_URL',
  'KAKAO_API_URL',
  'KAKAO_HOSTS',
  'CHAT_URL',
  'CHAT_HOSTS',
  'ANALYTICS_SCRIPT_URL',
  'ANALYTICS_COLLECT_URL',
  'TOSS_SCRIPT_URL',
  'TOSS_API_URL',
  'KAKAOPAY_API_URL',
  'PAYPAL_API_URL',
]

test('with every key set a page names exactly the hosts of those services, and none that only the server asks', async () => {
  const s3 = await startS3Emulator()
  const files = { S3_URL: s3.url, S3_BUCKET: s3.bucket, S3_KEY: s3.key, S3_SECRET: s3.secret, S3_REGION: s3.region }
  const settings = { NODE_ENV: 'production', ...keys, ...files }
  // A service that is new among the settings belongs into this test.
  expect(settingNames.filter((name) => !(name in settings) && !usual.includes(name))).toEqual([])
  const { policy, emulators } = await policyOf(settings)
  await s3.stop()
  expect(emulators).toEqual({})
  const toss = ['https://*.tosspayments.com', 'https://*.toss.im']
  const chat = 'https://*.channel.io'
  expect(policy).toEqual(
    allowing({
      'script-src': ['https://cdn.example', 'https://js.tosspayments.com', chat, 'https://www.googletagmanager.com'],
      // Its messenger writes style elements of its own.
      'style-src': ["'unsafe-inline'", chat],
      'img-src': [...toss, chat],
      'connect-src': [
        ...toss,
        chat,
        'wss://*.channel.io',
        'https://errors.example',
        'https://www.google-analytics.com',
        'https://kapi.kakao.com',
        'https://kakaonavi.kakao.com',
      ],
      'form-action': [...toss, 'https://sharer.kakao.com', 'https://accounts.kakao.com'],
      'frame-src': ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net', ...toss, chat, ...kakaoApps],
    }),
  )
})
