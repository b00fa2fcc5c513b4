import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { kakaoHosts } from '@sillage/kakao/hosts.ts'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import { z } from 'zod'

const text = z.string().trim()
const yesNo = z.stringbool({ truthy: ['1', 'true', 'yes'], falsy: ['0', 'false', 'no'] })

/** Origins with a comma between them; a star may stand for the first part of a name. */
const hosts = text
  .transform((list) => list.split(/[,\s]+/))
  .pipe(z.array(z.string().regex(/^(https|wss):\/\/(\*\.)?[\w.-]+(:\d+)?$/)))

// The keys of the object are its names.
const hostNames = Object.keys(kakaoHosts) as (keyof typeof kakaoHosts)[]

/**
 * Which proxies are believed about a visitor's address: how many stand before the shop, or their addresses. Never "all
 * of them": the left end of X-Forwarded-For is written by the visitor.
 */
const proxies = z.union([
  yesNo.transform((isBehindOne) => (isBehindOne ? 1 : 0)),
  z.coerce.number().int().min(0).max(10),
  text
    .transform((list) => list.split(/[,\s]+/))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .transform((list): string[] => list),
])

function readJson(given: string, ctx: z.RefinementCtx): unknown {
  try {
    return JSON.parse(given)
  } catch {
    ctx.addIssue('JSON is wanted, such as {"certWindow":"https://…"}')
    return z.NEVER
  }
}

/** Every setting of the shop, by the name it has in the environment. The README lists them. */
const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.min(1).default('127.0.0.1'),
  DATA_DIR: text.min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  /** The database itself, where DATABASE_URL is a pooler's address. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PREPARE: yesNo.optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  TRUST_PROXY: proxies.default(0),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(128),
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(Math.min(8, availableParallelism())),
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: text.regex(/^[a-z0-9][a-z0-9.-]{2,62}$/).optional(),
  S3_REGION: text.min(2).default('auto'),
  S3_KEY: text.min(8).optional(),
  S3_SECRET: text.min(8).optional(),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_TOKEN: text.min(8).optional(),
  IMAGE_CACHE_MB: z.coerce.number().int().min(16).max(1_048_576).default(2048),
  API_DOCS: yesNo.optional(),
  METRICS_TOKEN: text.min(16).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  TRANSLATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATION_KEY: text.min(8).optional(),
  SHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).default('https://api.solapi.com'),
  SMS_KEY: text.min(8).optional(),
  SMS_SECRET: text.min(8).optional(),
  SMS_FROM: text.regex(/^[\d-]{8,14}$/).default('1800-8914'),
  ALIMTALK_CHANNEL: text.min(8).optional(),
  MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(120),
  MESSAGES_PER_DAY: z.coerce.number().int().min(1).max(10_000_000).default(5_000),
  MAIL_FROM: text.min(3).default('Sillage <hello@sillage.example>'),
  KAKAO_REST_KEY: text.min(8).optional(),
  KAKAO_CLIENT_SECRET: text.min(8).optional(),
  KAKAO_ADMIN_KEY: text.min(8).optional(),
  KAKAO_JS_KEY: text.min(8).optional(),
  KAKAO_CHANNEL: text.regex(/^_\w+$/).optional(),
  KAKAO_CERT_SETTLE_ID: text.min(1).optional(),
  KAKAO_CERT_DEALER_KEY: text.min(8).optional(),
  KAKAO_AUTH_URL: z.url({ protocol: /^https?$/ }).default('https://kauth.kakao.com'),
  KAKAO_HOSTS: text
    .default('{}')
    .transform(readJson)
    .pipe(z.partialRecord(z.enum(hostNames), z.string().min(1))),
  KAKAO_API_URL: z.url({ protocol: /^https?$/ }).default('https://kapi.kakao.com'),
  TRACKING_URL: z.url({ protocol: /^https?$/ }).default('https://info.sweettracker.co.kr'),
  TRACKING_KEY: text.min(8).optional(),
  INSTAGRAM_URL: z.url({ protocol: /^https?$/ }).default('https://graph.instagram.com'),
  INSTAGRAM_TOKEN: text.min(8).optional(),
  INSTAGRAM_APP_SECRET: text.min(8).optional(),
  POSTCODE_URL: z.url({ protocol: /^https$/ }).optional(),
  CHAT_KEY: text.min(8).optional(),
  CHAT_URL: z.url({ protocol: /^https$/ }).default('https://cdn.channel.io/plugin/ch-plugin-web.js'),
  CHAT_HOSTS: hosts.default(['https://*.channel.io', 'wss://*.channel.io']),
  ERRORS_DSN: z.url({ protocol: /^https?$/ }).optional(),
  ANALYTICS_ID: text.regex(/^[\w-]{4,40}$/).optional(),
  ANALYTICS_SCRIPT_URL: z.url({ protocol: /^https$/ }).default('https://www.googletagmanager.com/gtag/js'),
  ANALYTICS_COLLECT_URL: z.url({ protocol: /^https$/ }).default('https://www.google-analytics.com'),
  // The keys of its widget (gck, gsk) open no window.
  TOSS_CLIENT_KEY: text.regex(/^(test|live)_ck_\w+$/).optional(),
  TOSS_SECRET_KEY: text.regex(/^(test|live)_sk_\w+$/).optional(),
  TOSS_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.tosspayments.com'),
  TOSS_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default('https://js.tosspayments.com/v2/standard'),
  KAKAOPAY_SECRET_KEY: text.min(8).optional(),
  KAKAOPAY_CID: text.length(10).optional(),
  KAKAOPAY_API_URL: z.url({ protocol: /^https?$/ }).default('https://open-api.kakaopay.com'),
  PAYPAL_CLIENT_ID: text.min(8).optional(),
  PAYPAL_CLIENT_SECRET: text.min(8).optional(),
  PAYPAL_WEBHOOK_ID: text.min(8).optional(),
  PAYPAL_API_URL: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  BANK_NAME: text.min(2).optional(),
  BANK_NUMBER: text.regex(/^[\d-]{8,24}$/).optional(),
  BANK_HOLDER: text.min(2).optional(),
})

export type Config = z.output<typeof Environment> & { SEED: 'demo' | 'none'; API_DOCS: boolean }

/** Reads the environment once; a wrong value is refused by its name. An empty value counts as not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new StartFailure(`The setting ${names.join(', ')} has a value that cannot be used.`, {
      hint: 'The README lists every setting with what it takes.',
    })
  }
  const { NODE_ENV, SEED, DATA_DIR, API_DOCS, ...rest } = parsed.data
  // A real shop must never wake up with demo products and printed passwords.
  const seed = SEED ?? (NODE_ENV === 'production' ? 'none' : 'demo')
  // What can be called is for developers; a shop that is open says it only where it is asked to.
  const docs = API_DOCS ?? NODE_ENV !== 'production'
  return { ...rest, NODE_ENV, SEED: seed, API_DOCS: docs, DATA_DIR: resolve(DATA_DIR) }
}

export const settingNames = Object.keys(Environment.shape)
