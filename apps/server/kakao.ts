import type { Messenger } from '@sillage/domains/member/kakao-contract.ts'
import { createKakaoCert, type KakaoCert } from '@sillage/domains/member/server/kakao-cert.ts'
import { forgetPerson } from '@sillage/domains/member/server/kakao-link.ts'
import { createKakao, type Kakao } from '@sillage/domains/member/server/kakao-provider.ts'
import { startKakaoEmulator } from '@sillage/emulators/kakao/kakao-emulator.ts'
import { hostsAt, kakaoHosts } from '@sillage/kakao/hosts.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Allowed } from '@sillage/server-kit/security-headers.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

type Options = { shutdown: ReturnType<typeof createShutdown>; siteUrl: () => string }

type Opened = { kakao: Kakao | undefined; messenger: Messenger | undefined; cert: KakaoCert | undefined }

/** The app whose keys are given; without them an emulator with made-up people, in production no button at all. */
export async function openKakao(config: Config, { shutdown, siteUrl }: Options): Promise<Opened> {
  const { KAKAO_REST_KEY: restKey, KAKAO_CLIENT_SECRET: clientSecret, KAKAO_ADMIN_KEY: adminKey } = config
  const { KAKAO_AUTH_URL: authUrl, KAKAO_API_URL: apiUrl, KAKAO_JS_KEY: key, KAKAO_CHANNEL: channel = null } = config
  const hosts = config.KAKAO_HOSTS
  const isWhole = restKey && clientSecret && adminKey
  const real = isWhole ? createKakao({ authUrl, apiUrl, restKey, clientSecret, adminKey, siteUrl }) : undefined
  const cert = openCertification(config)
  const messenger = key ? { key, channel, emulator: null, hosts, certification: cert !== undefined } : undefined
  if ((real && messenger) || config.NODE_ENV === 'production') return { kakao: real, messenger, cert }
  const emulator = shutdown.add(await startKakaoEmulator())
  const { url, jsKey } = emulator
  const certKeys = { restKey: emulator.restKey, settleId: 'emulator-settle', dealerKey: 'emulator-dealer-key' }
  return {
    kakao: real ?? createKakao({ ...emulator, authUrl: url, apiUrl: url, siteUrl }),
    messenger: messenger ?? { key: jsKey, channel: emulator.channel, emulator: url, hosts: {}, certification: true },
    cert: messenger ? cert : createKakaoCert({ hosts: hostsAt(url), ...certKeys }),
  }
}

/** Proving who one is takes a contract of its own; the server prepares it and reads what came of it. */
function openCertification(config: Config) {
  const { KAKAO_REST_KEY: restKey, KAKAO_JS_KEY: key } = config
  const { KAKAO_CERT_SETTLE_ID: settleId, KAKAO_CERT_DEALER_KEY: dealerKey } = config
  if (!restKey || !key || !settleId || !dealerKey) return undefined
  return createKakaoCert({ hosts: { ...kakaoHosts, ...config.KAKAO_HOSTS }, restKey, settleId, dealerKey })
}

/**
 * What pages have to allow for sharing and asking the channel: exactly the hosts that they use. The sharer
 * leads people whom it does not know on to sign in, and browsers hold that against the page that sent the form. The
 * navigation is asked whether it is there before someone is led to its page. The
 * apps' schemes are frames to browsers on Android that know no intents.
 */
export function messengerAllowed(messenger: Messenger | undefined): Allowed {
  if (!messenger) return {}
  const { emulator } = messenger
  const hosts = emulator ? hostsAt(emulator) : { ...kakaoHosts, ...messenger.hosts }
  const origins = (...urls: string[]) => [...new Set(urls.map((url) => new URL(url).origin))]
  return {
    connects: origins(hosts.api, hosts.navi),
    forms: origins(hosts.sharer, hosts.accounts),
    frames: [hosts.shareScheme, hosts.channelScheme, hosts.naviScheme].map((scheme) => new URL(scheme).protocol),
  }
}

const Webhook = z.object({ user_id: z.string().regex(/^\d{1,30}$/) })

/**
 * Kakao's unlink webhook, a GET: someone has unlinked their account there. Kakao expects 200 for unknown people too. The
 * member stays, and signs in with the password or asks for a new one.
 */
export function addKakaoWebhook(app: FastifyInstance, kakao: Kakao | undefined, createContext: () => Context) {
  if (!kakao) return
  app.get('/api/v1/auth/kakao/unlinked', async (request, reply) => {
    if (!kakao.isSender(request.headers.authorization ?? ''))
      return reply.code(401).send({ message: 'The admin key does not match.' })
    const webhook = Webhook.safeParse(request.query)
    if (webhook.success) await forgetPerson(createContext(), webhook.data.user_id)
    return { message: 'Received.' }
  })
}
