import { createKakao, type Kakao } from '@sillage/domains/member/server/kakao-provider.ts'
import { startKakaoEmulator } from '@sillage/emulators/kakao/kakao-emulator.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

type Options = { shutdown: ReturnType<typeof createShutdown>; siteUrl: () => string }

/** The app whose three keys are given; without them a stand-in with made-up people, in production no button at all. */
export async function openKakao(config: Config, { shutdown, siteUrl }: Options): Promise<Kakao | undefined> {
  const { KAKAO_REST_KEY: restKey, KAKAO_CLIENT_SECRET: clientSecret, KAKAO_ADMIN_KEY: adminKey } = config
  if (restKey && clientSecret && adminKey) {
    const { KAKAO_AUTH_URL: authUrl, KAKAO_API_URL: apiUrl } = config
    return createKakao({ authUrl, apiUrl, restKey, clientSecret, adminKey, siteUrl })
  }
  if (config.NODE_ENV === 'production') return undefined
  const standIn = shutdown.add(await startKakaoEmulator())
  return createKakao({ ...standIn, authUrl: standIn.url, apiUrl: standIn.url, siteUrl })
}
