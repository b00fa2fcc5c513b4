import type { CacheTags } from './cache-tags.ts'
import type { EncodedResponse } from './encoded-response.ts'
import { describeFailure } from './job-failure.ts'
import type { Log } from './log.ts'

/** A CDN in front of the shop that keeps answers for everyone until one of their tags is emptied. */
export type EdgeCache = ReturnType<typeof openEdgeCache>

type Names = string[] | 'all'
type Options = {
  /** The address of the CDN's purge call, as Cloudflare defines it. */
  url: string
  token: string | undefined
  tags: Pick<CacheTags, 'onOwnChange'>
  log: Log
  soonMs?: number
  againMs?: number
}

/** A process that is killed between a commit and its purge leaves an answer in the CDN for this long. */
const seconds = 300
const longestHeader = 4_000
const tagsPerCall = 30
const mostCalls = 10
const patienceMs = 10_000

/**
 * Purges what this process has changed; every other instance purges its own. Twice: right away, and again when every
 * instance has heard of the change, because one that had not may have answered the CDN with its old copy in between.
 */
export function openEdgeCache({ url, token, tags, log, soonMs = 100, againMs = 3_000 }: Options) {
  const soon = createBatch(soonMs, purge)
  const again = createBatch(againMs, purge)
  tags.onOwnChange((names) => {
    soon.add(names)
    again.add(names)
  })

  async function purge(names: Names) {
    try {
      for (const body of callsFor(names)) await call(body)
    } catch (error) {
      log.warn({ reason: describeFailure(error) }, 'the CDN could not be purged and is asked again')
      again.add(names)
    }
  }

  async function call(body: Call) {
    const headers = {
      'content-type': 'application/json',
      // For a cache that reads no bodies, such as Varnish.
      'cache-tag': 'tags' in body ? body.tags.join(',') : '*',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const signal = AbortSignal.timeout(patienceMs)
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`the CDN answered ${reply.status}`)
  }

  return {
    /** To be called for what this instance keeps itself: only then is it known to be the newest. */
    allow(packed: EncodedResponse, names: Iterable<string>) {
      const written = [...names].map(tagOf).join(',')
      if (packed.status !== 200 || written.length > longestHeader) return
      packed.edge ??= { 'cdn-cache-control': `max-age=${seconds}`, 'cache-tag': written }
    },
    /** Purges at once what still waits. */
    async stop() {
      await soon.flush()
      await again.flush()
    },
  }
}

/** A tag may hold what someone typed; a header may not, nor a CDN that looks for it with a pattern. */
const tagOf = (name: string) =>
  encodeURIComponent(name)
    .replace(/[.!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%3A', ':')

type Call = { purge_everything: true } | { tags: string[] }

function callsFor(names: Names): Call[] {
  if (names === 'all' || names.length > tagsPerCall * mostCalls) return [{ purge_everything: true as const }]
  const written = names.map(tagOf)
  const calls = Math.ceil(written.length / tagsPerCall)
  return Array.from({ length: calls }, (_, at) => ({ tags: written.slice(at * tagsPerCall, (at + 1) * tagsPerCall) }))
}

/** Collects names for a while: a sale changes many products at once. */
function createBatch(delayMs: number, send: (names: Names) => Promise<void>) {
  let waiting = new Set<string>()
  let all = false
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const names = all ? 'all' : [...waiting]
    waiting = new Set()
    all = false
    if (names.length > 0) await send(names)
  }

  return {
    add(names: Names) {
      if (names === 'all') all = true
      else for (const name of names) waiting.add(name)
      timer ??= setTimeout(flush, delayMs).unref()
    },
    flush,
  }
}
