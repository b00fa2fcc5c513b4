import { timingSafeEqual } from 'node:crypto'
import { notFound } from '@sillage/kit/problem.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import type { Metrics } from '@sillage/server-kit/metrics.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

type Options = {
  database: Database
  metrics: Metrics
  config: Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV'>
  isReady: () => boolean
}

/** Addresses for those who run the shop: is it alive, may it get visitors, how is it doing. */
export function addOperations(app: FastifyInstance, { database, metrics, config, isReady }: Options) {
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
    if (!mayRead(request, config)) throw notFound()
    return reply.header('content-type', metrics.contentType).send(await metrics.print())
  })
}

/** In production only with the token: a proxy on the same machine makes every visitor look local. */
function mayRead(request: FastifyRequest, { METRICS_TOKEN, NODE_ENV }: Options['config']) {
  if (!METRICS_TOKEN) return NODE_ENV !== 'production' && isFromHere(request)
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${METRICS_TOKEN}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

const isFromHere = ({ headers, socket }: FastifyRequest) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  !forwarded.some((name) => name in headers)
