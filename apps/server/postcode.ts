import { answerPostcode } from '@sillage/emulators/postcode/postcode-handler.ts'
import { securityHeaders } from '@sillage/server-kit/security-headers.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Where the service's script opens its frame, under its new name and its old one. */
const frames = ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net']
const policyName = 'content-security-policy'

/**
 * The postcode service is always at /postcode/postcode.v2.js, so that no page need know which one it is: the one of
 * POSTCODE_URL; without it a stand-in, and in production nothing at all, which the finder says.
 */
export function addPostcode(
  app: FastifyInstance,
  { POSTCODE_URL, NODE_ENV }: Pick<Config, 'POSTCODE_URL' | 'NODE_ENV'>,
) {
  if (POSTCODE_URL) {
    const policy = securityHeaders[policyName]
    // While developing there is none.
    if (policy) securityHeaders[policyName] = allowPostcode(policy, POSTCODE_URL)
    app.get('/postcode/postcode.v2.js', (_, reply) => reply.header('cache-control', 'no-cache').redirect(POSTCODE_URL))
    return
  }
  if (NODE_ENV === 'production') {
    // Pages have a catch-all, and a page is no script.
    app.get('/postcode/*', (_, reply) => reply.callNotFound())
    return
  }
  app.get('/postcode/*', (request, reply) => {
    reply.hijack()
    return answerPostcode(request.raw, reply.raw)
  })
}

/** The policy with the service's script and frame in it; allowing it twice changes nothing. */
export function allowPostcode(policy: string, scriptUrl: string) {
  const { origin } = new URL(scriptUrl)
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-src '))
  const allowed = directives.map((directive) =>
    directive.startsWith('script-src ') && !directive.split(' ').includes(origin)
      ? `${directive} ${origin}`
      : directive,
  )
  return [...allowed, `frame-src 'self' ${frames.join(' ')}`].join('; ')
}
