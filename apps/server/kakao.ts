import { forgetPerson } from '@sillage/domains/member/server/kakao-link.ts'
import { createKakao, type Kakao } from '@sillage/domains/member/server/kakao-provider.ts'
import { startKakaoEmulator } from '@sillage/emulators/kakao/kakao-emulator.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
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

const Notice = z.object({ user_id: z.string().regex(/^\d{1,30}$/) })

/**
 * Where Kakao tells that somebody has cut the link on its side: the address of the unlink webhook, by GET. It wants a
 * 200 also for people nobody knows. The member stays, and signs in with the password or asks for a new one.
 */
export function addKakaoNotice(app: FastifyInstance, kakao: Kakao | undefined, createContext: () => Context) {
  if (!kakao) return
  app.get('/api/v1/auth/kakao/unlinked', async (request, reply) => {
    if (!kakao.isSender(request.headers.authorization ?? '')) return reply.code(401).send({ message: 'Who is there?' })
    const notice = Notice.safeParse(request.query)
    if (notice.success) await forgetPerson(createContext(), notice.data.user_id)
    return { message: 'Thank you.' }
  })
}
