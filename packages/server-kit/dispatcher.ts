import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Transport, WireReply } from '@sillage/kit/client.ts'
import type { AnyEndpoint } from '@sillage/kit/endpoint.ts'
import { unexpected } from '@sillage/kit/problem.ts'
import { LRUCache } from 'lru-cache'
import type { Bound } from './bind.ts'
import type { CacheTags } from './cache-tags.ts'
import type { Context } from './context.ts'
import type { EdgeCache } from './edge-cache.ts'
import { type EncodedResponse, etagOf, pack, sendEncoded } from './encoded-response.ts'
import { checkAccess, type Input, type RawInput, readInput, runHandler, withInput } from './handle-call.ts'
import type { Replica } from './replica.ts'
import { type SecurityHeaders, securityHeaders } from './security-headers.ts'
import { createTagCache, type Tagged } from './tag-cache.ts'
import { toProblem } from './to-problem.ts'

/** An answer ready to send: the body as text, its ETag, and whether it may be cached. */
export type Answer = {
  body: unknown
  json: string
  etag: string
  tags: ReadonlySet<string>
  keep: boolean
  /** Its cache key; empty if it is not cached. */
  key: string
  /** Encoded when a cached answer is first sent over HTTP; pages rendered in process never need it. */
  packed?: EncodedResponse
}
/** Where calls are answered, whether they come over HTTP or from a page being rendered. */
export type Dispatcher = ReturnType<typeof createDispatcher>

type Options = {
  maxBytes?: number
  /** Sent with every answer, also with pages and files. */
  headers?: SecurityHeaders
  replica?: Replica | undefined
  edge?: EdgeCache | undefined
}

/** Anyone can request addresses of 16 kB, and ten thousand are remembered. Real ones are shorter than this. */
const longestAddress = 1_000
/** The memory of a cache entry beside its text: the parsed objects and the indexes that name it. */
const entryBytes = 2_000

export function createDispatcher(bound: Bound[], tags: CacheTags, options: Options = {}) {
  const { maxBytes = 64 * 1024 * 1024, headers = securityHeaders(), replica, edge } = options
  const replies = createTagCache<Answer>(tags, { maxBytes })
  /** The cache key of each address that was answered before. */
  const keys = new LRUCache<string, string>({ max: 10_000 })

  /** `open` is called only if the answer is not cached, so that a cached one costs no query. */
  async function reply(entry: Bound, raw: RawInput, open: () => Promise<Context>): Promise<Answer> {
    const { cache, access } = entry.endpoint
    if (!cache) {
      const ctx = await open()
      checkAccess(ctx, access, raw)
      return withInput(entry, raw, ctx, async (input) => answerOf(await runHandler(entry, ctx, input), entry.endpoint))
    }
    const input = readInput(entry, raw)
    const key = keyOf(entry, input)
    const kept = replies.get(key)
    if (kept) return kept
    const made = await replies.compute(key, async () => {
      const tags = tagsOf(cache.tags, input)
      // It is kept for everyone, so it must not be older than the change after which it was asked for.
      const mayLag = replica?.containsChangesOf(tags) ?? false
      const body = await runHandler(entry, mayLag ? await open() : onDatabase(await open()), input)
      return tagged({ ...answerOf(body, entry.endpoint), tags, keep: true, key })
    })
    return made.value
  }

  return {
    headers,
    reply,
    /** Sends a cached answer before routing; false if there is none yet. */
    shortcut(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET') return false
      const key = keys.get(request.url ?? '')
      const packed = key && replies.get(key)?.packed
      return packed ? sendEncoded(packed, request, response) : false
    },
    /** Registers a cached answer for the shortcut, under the address of the request. */
    remember(url: string, answer: Answer): EncodedResponse {
      if (url.length <= longestAddress) keys.set(url, answer.key)
      answer.packed ??= pack(answer.json, { ...asJson, headers, etag: answer.etag })
      if (replies.get(answer.key) === answer) edge?.allow(answer.packed, answer.tags)
      return answer.packed
    },
    ...callsInside(bound, reply),
  }
}

type ReplyTo = (entry: Bound, raw: RawInput, open: () => Promise<Context>) => Promise<Answer>

/** Calls without a socket, as the given visitor. */
function callsInside(bound: Bound[], reply: ReplyTo) {
  const byName = new Map(bound.map((entry) => [entry.name, entry]))

  async function answer(ctx: Context, name: string, input: RawInput): Promise<WireReply & { answer?: Answer }> {
    const entry = byName.get(name)
    if (!entry) return problemReply(unexpected())
    try {
      const made = await reply(entry, input, async () => ctx)
      return { status: 200, body: made.body, answer: made }
    } catch (error) {
      return problemReply(toProblem(error, ctx.log))
    }
  }

  return {
    transport(ctx: Context): Transport {
      return async ({ endpoint, input }) => {
        const { status, body } = await answer(ctx, `${endpoint.method} ${endpoint.path}`, input)
        return { status, body }
      }
    },
    /** For a page that is drawn in another thread, which gets text; `see` receives what the answer depends on. */
    ask(ctx: Context, see: (answer: Answer) => void) {
      return async (endpoint: string, input: RawInput) => {
        const { status, body, answer: made } = await answer(ctx, endpoint, input)
        if (made) see(made)
        return { status, json: made?.json ?? JSON.stringify(body) }
      }
    },
  }
}

const onDatabase = (ctx: Context): Context => ({ ...ctx, readReplica: (read) => read(ctx) })

const asJson = { type: 'application/json; charset=utf-8', vary: 'accept-encoding' }

const problemReply = ({ status, body }: ReturnType<typeof toProblem>): WireReply => ({ status, body })

/** What a change answers is not asked for again: only what is read gets an ETag. */
function answerOf(body: unknown, { method }: AnyEndpoint): Answer {
  const json = JSON.stringify(body ?? null)
  return { body, json, etag: method === 'GET' ? etagOf(json) : '', tags: new Set(), keep: false, key: '' }
}

const keyOf = (entry: Bound, input: Input) => `${entry.name} ${JSON.stringify(input)}`

const tagged = (value: Answer): Tagged<Answer> => ({
  value,
  tags: value.tags,
  keep: value.keep,
  // The parsed body and the encoded one are kept beside the text. An empty answer still takes the bytes of an entry.
  bytes: value.json.length * 5 + value.key.length + entryBytes,
})

/** Fills `{name}` in a tag from the parameters or the query. */
function tagsOf(patterns: NonNullable<AnyEndpoint['cache']>['tags'], input: Input): ReadonlySet<string> {
  const values: Record<string, unknown> = { ...Object(input.query), ...Object(input.params) }
  return new Set(patterns.map((pattern) => pattern.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))))
}
