import { createPostcodeEmulator } from '@sillage/emulators/postcode/postcode-handler.ts'
import type { Allowed } from '@sillage/server-kit/security-headers.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

/** Where the service's script opens its frame, under its new name and its old one. */
const frames = ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net']

/** What a page has to allow for the service to work in it. */
export const postcodeAllowed = ({ POSTCODE_URL }: Pick<Config, 'POSTCODE_URL'>): Allowed =>
  POSTCODE_URL ? { scripts: [new URL(POSTCODE_URL).origin], frames } : {}

type Settings = Pick<Config, 'POSTCODE_URL' | 'NODE_ENV'>

/** An emulator, where no service is set and no one lives by the addresses. */
export const openPostcode = ({ POSTCODE_URL, NODE_ENV }: Settings, shutdown: ReturnType<typeof createShutdown>) =>
  POSTCODE_URL || NODE_ENV === 'production' ? undefined : shutdown.add(createPostcodeEmulator())

/**
 * The postcode service is always at /postcode/postcode.v2.js, so that no page need know which one it is: the one of
 * POSTCODE_URL; without it an emulator, and in production nothing at all, which the finder says.
 */
export function addPostcode(
  app: FastifyInstance,
  { POSTCODE_URL }: Pick<Config, 'POSTCODE_URL'>,
  emulator: ReturnType<typeof openPostcode>,
) {
  if (POSTCODE_URL) {
    app.get('/postcode/postcode.v2.js', (_, reply) => reply.header('cache-control', 'no-cache').redirect(POSTCODE_URL))
    return
  }
  if (!emulator) {
    // Pages have a catch-all, and a page is no script.
    app.get('/postcode/*', (_, reply) => reply.callNotFound())
    return
  }
  app.get('/postcode/*', (request, reply) => {
    reply.hijack()
    return emulator.answer(request.raw, reply.raw)
  })
}
