import type { ServerResponse } from 'node:http'
import type { AnyEndpoint } from '@sillage/kit/endpoint.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bound } from './bind.ts'
import { type Context, requireMember } from './context.ts'
import type { Dispatcher } from './dispatcher.ts'
import { createRoom } from './event-stream-room.ts'
import { checkAccess } from './handle-call.ts'
import { type HttpParts, openContext } from './http-context.ts'
import { listen } from './listen.ts'
import { hashSid } from './sessions.ts'

type Options = HttpParts & { dispatcher: Dispatcher; heartbeatMs?: number | undefined }

/** Answers a member's open streams of this endpoint again, on every instance, when the transaction of ctx commits. */
export async function pushToStream(ctx: Pick<Context, 'db'>, endpoint: AnyEndpoint, mb_id: string) {
  await ctx.db.execute(sql`select ${streamNotice(endpoint, sql`${mb_id}`)}`)
}

/** The same as a column of the caller's statement. */
export function streamNotice({ stream }: AnyEndpoint, mb_id: SQL): SQL<string> {
  if (!stream) throw new Error('the endpoint is no stream')
  return sql`pg_notify(${stream.channel}, ${mb_id})`
}

/** In the place of a member: all streams of the channel. */
const everyone = '*'

/** An EventSource accepts a stream; every other client gets one answer, as always. */
export const wantsStream = ({ endpoint }: Bound, { method, headers }: FastifyRequest) =>
  endpoint.stream !== undefined && method === 'GET' && (headers.accept ?? '').includes('text/event-stream')

/** Calls that stay open. A stream is its endpoint asked again at each notice; only one connection listens for those. */
export function createEventStreams({ dispatcher, heartbeatMs = 25_000, ...parts }: Options) {
  const { database, log } = parts
  const room = createRoom({ database, log, heartbeatMs })
  const ears = new Map<string, { stop(): Promise<void> }>()
  const opened = new WeakSet<ServerResponse>()
  let isClosed = false

  const keyOf = (channel: string, mb_id: string) => `${channel} ${mb_id}`

  /** From the first stream on: a server without open streams needs no connection. */
  function hear(channel: string) {
    if (ears.has(channel)) return
    const onNotice = (mb_id: string) =>
      mb_id === everyone ? room.pushToAllOf(keyOf(channel, '')) : room.tell(keyOf(channel, mb_id))
    ears.set(channel, listen({ url: database.url, channel, log, onNotice, onConnect: room.pushToAll }))
  }

  return {
    async open(entry: Bound, request: FastifyRequest, reply: FastifyReply) {
      const { access, stream } = entry.endpoint
      const ctx = await openContext(parts, request, reply)
      checkAccess(ctx, access, request)
      const { mb_id } = requireMember(ctx)
      if (!stream) throw new Error(`${entry.name} is no stream`)
      reply.hijack()
      opened.add(reply.raw)
      const all = { ...reply.getHeaders(), ...headers }
      for (const [name, value] of Object.entries(all)) if (value !== undefined) reply.raw.setHeader(name, value)
      // Spread out, so that not every client reconnects to a restarted server at the same moment.
      reply.raw.write(`retry: ${3_000 + Math.round(Math.random() * 5_000)}\n\n`)
      if (isClosed) return reply.raw.end()
      // Present before the first answer: what happens in between must not be missed.
      room.enter({
        key: keyOf(stream.channel, mb_id),
        sid_hash: hashSid(ctx.visitor.sid),
        response: reply.raw,
        ask: async () => (await dispatcher.reply(entry, request, () => openContext(parts, request, reply))).json,
      })
      hear(stream.channel)
    },
    isStream: ({ raw }: FastifyReply) => opened.has(raw),
    /** At once: a stream never ends by itself, and the server waits for every open answer. */
    async close() {
      isClosed = true
      await Promise.all([room.close(), ...[...ears.values()].map((ear) => ear.stop())])
    },
  }
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Said to nginx, which would otherwise collect what is to be sent at once.
  'x-accel-buffering': 'no',
  connection: 'close',
}
