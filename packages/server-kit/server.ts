import type { IncomingMessage, ServerResponse } from 'node:http'
import http from 'node:http'
import cookie from '@fastify/cookie'
import { needsXsrf } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Bound } from './bind.ts'
import type { Answer, Dispatcher } from './dispatcher.ts'
import { isSame, ready, sendEncoded } from './encoded-response.ts'
import { createEventStreams, wantsStream } from './event-stream.ts'
import { bodyBytesOf } from './handle-call.ts'
import { checkXsrf, type HttpParts, openContext, rememberWrite, requestId } from './http-context.ts'
import type { Metrics } from './metrics.ts'
import type { Rush } from './rush.ts'
import { toProblem } from './to-problem.ts'
import { answerFile, isForm, leaveForms, methodsOf, rawInputOf } from './upload-routes.ts'

type Options = HttpParts & {
  bound: Bound[]
  dispatcher: Dispatcher
  metrics: Metrics
  rush?: Rush
  /** How many proxies stand before the server, or their addresses; only what they add is believed. */
  trustProxy?: number | string[]
  /** Answers before routing what is ready, such as a cached page; false if there is nothing. */
  shortcut?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** How often silent streams get a heartbeat and ended sessions are noticed. */
  heartbeatMs?: number
  /** How long a body may take to come in, a form left out. */
  bodyMs?: number
}

const bodyLimit = 1024 * 1024
/** A body of at most a megabyte that has not come in by then will not; a form may take longer, and is watched itself. */
const bodyMs = 20_000

/** The headers of a request, and all of it, uploads included. */
const slowest = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 }

/** The web server with every endpoint bound. Pages and files are added by the program. */
export async function createServer(options: Options): Promise<FastifyInstance> {
  const { bound, dispatcher, log, rush, shortcut = () => false } = options
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // Requests are logged by our own hook below: without addresses that carry personal data.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxiesIn(options.trustProxy ?? 0),
    bodyLimit,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    // Fastify gives its timeouts only to a server of its own making.
    serverFactory: (handler) =>
      http.createServer(slowest, (request, response) => {
        hangUpOnSlowBody(request, response, options.bodyMs ?? bodyMs)
        if (!shortcut(request, response) && !dispatcher.shortcut(request, response)) handler(request, response)
      }),
  })
  const streams = createEventStreams(options)
  app.addHook('preClose', streams.close)
  await app.register(cookie)
  acceptEmptyJson(app)
  leaveForms(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(dispatcher.headers).header('x-request-id', request.id)
  })
  logAnswers(app, options, streams)
  answerProblems(app)
  for (const entry of bound) {
    app.route({
      method: methodsOf(entry),
      url: entry.endpoint.path,
      bodyLimit: bodyBytesOf(entry.endpoint),
      handler: (request, reply) => handle(entry, request, reply),
    })
  }
  return app

  async function handle(entry: Bound, request: FastifyRequest, reply: FastifyReply) {
    checkXsrf(entry, request, options.secret)
    if (wantsStream(entry, request)) return streams.open(entry, request, reply)
    const open = () => openContext(options, request, reply)
    if (entry.endpoint.sends === 'file') return answerFile(entry, request, reply, await open())
    const answering = () => dispatcher.reply(entry, rawInputOf(entry, request), open)
    const answer = await (rush ? rush.answer(answering) : answering())
    if (needsXsrf(entry.endpoint)) await rememberWrite(options, reply)
    if (!answer.keep) return sendAnswer(entry, answer, request, reply)
    const packed = dispatcher.remember(request.url, answer)
    await ready(packed, request.raw)
    reply.hijack()
    sendEncoded(packed, request.raw, reply.raw)
  }
}

function logAnswers(app: FastifyInstance, { log, metrics }: Options, streams: ReturnType<typeof createEventStreams>) {
  app.addHook('onResponse', async (request, reply) => {
    // How long a stream stays open is no response time.
    if (!streams.isStream(reply)) metrics.observe(request, reply)
    if (reply.statusCode >= 500 || request.method !== 'GET') {
      const { method, id } = request
      const path = request.routeOptions.url ?? 'unknown'
      log.info({ id, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    }
  })
}

function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfterSeconds } = toProblem(error, request.log)
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
    return reply.status(status).header('cache-control', 'no-store').send(body)
  })
  app.setNotFoundHandler(() => {
    throw notFound()
  })
  // Pages have a catch-all of their own; an unknown call must still be answered as a call.
  for (const url of ['/api', '/api/*'])
    app.all(url, () => {
      throw notFound()
    })
}

/**
 * A number counts proxies from the socket outwards. It is true only if the shop is reached through those proxies alone.
 */
function proxiesIn(trusted: number | string[]) {
  if (typeof trusted !== 'number') return trusted
  return trusted > 0 && ((_: string, hop: number) => hop < trusted)
}

function hangUpOnSlowBody(request: IncomingMessage, response: ServerResponse, afterMs: number) {
  const { 'content-length': length = '0', 'transfer-encoding': coding, 'content-type': type } = request.headers
  if (length === '0' && !coding) return
  const limit = setTimeout(() => {
    if (request.complete) return
    // A client that was answered without it, by a cached page for instance, need not send the rest.
    if (response.writableEnded) return void request.socket.destroy()
    if (isForm(type)) return
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => request.destroy())
  }, afterMs).unref()
  for (const done of ['close', 'end']) request.on(done, () => clearTimeout(limit))
}

/** What is one person's own, or was just changed: not compressed, because secrets and chosen text may stand side by side. */
function sendAnswer({ endpoint }: Bound, { json, etag }: Answer, request: FastifyRequest, reply: FastifyReply) {
  reply.header('content-type', 'application/json; charset=utf-8')
  // Also a GET may change something: it proves itself like a change, and like one it is asked again each time.
  if (needsXsrf(endpoint)) return reply.header('cache-control', 'no-store').send(json)
  reply.header('cache-control', 'private, no-cache')
  if (request.method !== 'GET') return reply.send(json)
  reply.header('etag', etag)
  if (isSame(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.send(json)
}

/** Clients that always send the JSON content type may leave the body empty. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}
