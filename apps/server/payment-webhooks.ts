import type { PaymentGateways } from '@sillage/domains/payment/providers/gateways.ts'
import { PaymentDeclined } from '@sillage/domains/payment/providers/provider.ts'
import { receiveWebhook } from '@sillage/domains/payment/server/webhook.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const bodyLimit = 256 * 1024
const Params = z.object({ provider: z.string() })

/**
 * Webhooks of payment providers. They come without a session and without a token: what they say is only a
 * reason to ask them. The body is stored as it came, because signatures are made over its bytes. Whatever we know or do not
 * know is answered with 200, or they would send it for days; what we could not follow just now is to be sent again.
 */
export async function addPaymentWebhooks(
  app: FastifyInstance,
  gateways: PaymentGateways,
  createContext: () => Context,
) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body))
    scope.post('/api/v1/payments/:provider/notice', { bodyLimit }, async (request, reply) => {
      const { provider } = Params.parse(request.params)
      const heard = await receiveWebhook(createContext(), gateways, provider, {
        headers: onlyTexts(request.headers),
        body: request.body ?? '',
      }).catch((error: unknown) => {
        if (error instanceof PaymentDeclined) return 'forged' as const
        request.log.warn({ provider, reason: String(error) }, 'a notice could not be followed')
        return 'later' as const
      })
      reply.header('cache-control', 'no-store')
      if (heard === 'forged') return reply.status(401).send({ message: 'Who is there?' })
      if (heard === 'later') return reply.status(503).send({ message: 'Please say it again.' })
      return { message: 'Thank you.' }
    })
  })
}

const onlyTexts = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
