import type { PaymentGateways } from '@sillage/domains/payment/providers/gateways.ts'
import { PaymentDeclined } from '@sillage/domains/payment/providers/provider.ts'
import { receiveWebhook } from '@sillage/domains/payment/server/webhook.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const bodyLimit = 256 * 1024
const Params = z.object({ provider: z.string() })

/**
 * Webhooks of payment providers. They come without a session and without a token, so a webhook is only a reason to ask
 * the provider. The body stays text, because signatures are made over its bytes. A webhook that was processed, or is not
 * ours, is answered with 200, or the provider would repeat it for days; one that failed is answered with 503 and comes again.
 */
export async function addPaymentWebhooks(
  app: FastifyInstance,
  gateways: PaymentGateways,
  createContext: () => Context,
) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body))
    scope.post('/api/v1/payments/:provider/webhook', { bodyLimit }, async (request, reply) => {
      const { provider } = Params.parse(request.params)
      const heard = await receiveWebhook(createContext(), gateways, provider, {
        headers: onlyTexts(request.headers),
        body: request.body ?? '',
      }).catch((error: unknown) => {
        if (error instanceof PaymentDeclined) return 'forged' as const
        request.log.warn({ provider, reason: String(error) }, 'a webhook could not be processed')
        return 'later' as const
      })
      reply.header('cache-control', 'no-store')
      if (heard === 'forged') return reply.status(401).send({ message: 'The signature does not match.' })
      if (heard === 'later') return reply.status(503).send({ message: 'Please send it again later.' })
      return { message: 'Received.' }
    })
  })
}

const onlyTexts = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
