import { timingSafeEqual } from 'node:crypto'
import { notFound } from '@sillage/kit/problem.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import type { Metrics } from '@sillage/server-kit/metrics.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Options = { database: Database; metrics: Metrics; metricsToken: string | undefined; isReady: () => boolean }

/** Addresses for those who run the shop: is it alive, may it get visitors, how is it doing. */
export function addOperations(app: FastifyInstance, { database, metrics, metricsToken, isReady }: Options) {
  app.get('/health', async () => ({ status: 'ok' }))

  app.get('/ready', async (_, reply) => {
    const answers =
      isReady() &&
      (await database.pool.query('select 1').then(
        () => true,
        () => false,
      ))
    return reply.status(answers ? 200 : 503).send({ status: answers ? 'ready' : 'not ready' })
  })

  app.get('/metrics', async (request, reply) => {
    // To strangers this address does not exist.
    if (!mayRead(request, metricsToken)) throw notFound()
    return reply.header('content-type', metrics.contentType).send(await metrics.print())
  })
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined) {
  if (!token) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
