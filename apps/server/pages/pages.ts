import type { IncomingMessage, ServerResponse } from 'node:http'
import { redirects } from '@sillage/domains/moving/redirect-contract.ts'
import { createClient } from '@sillage/kit/client.ts'
import type { Services } from '@sillage/kit/services.ts'
import type { CacheTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Answer, Dispatcher } from '@sillage/server-kit/dispatcher.ts'
import type { EdgeCache } from '@sillage/server-kit/edge-cache.ts'
import {
  bytesOf,
  type EncodedResponse,
  encodingOf,
  makeSmaller,
  pack,
  ready,
  sendEncoded,
} from '@sillage/server-kit/encoded-response.ts'
import { framedByUs } from '@sillage/server-kit/security-headers.ts'
import { createTagCache } from '@sillage/server-kit/tag-cache.ts'
import { LRUCache } from 'lru-cache'
import { sendRedirect } from './redirects.ts'
import type { Locale, Storefront, Target } from './storefront.ts'

type Options = {
  storefront: Storefront
  dispatcher: Dispatcher
  tags: CacheTags
  /** A context without a member: HTML is always the anonymous visitor's. */
  anonymous: (locale: Locale) => Context
  maxBytes: number
  /** The address the shop is known by; never what a request says of itself, because pages are cached for everyone. */
  origin: () => string
  services: Services
  edge?: EdgeCache | undefined
}

const asHtml = { type: 'text/html; charset=utf-8', vary: 'accept-encoding, cookie' }
const nowhere = '/not-found'

const longestMoved = 2_000
/** Longer addresses are not remembered: ten thousand of them would take hundreds of megabytes. */
const longestKnown = 1_000

/** There are as many pages with a query as words can be typed: they share this much of the memory. */
const queryShare = 0.25

function createRooms({ tags, maxBytes }: Options) {
  const room = (share: number) =>
    createTagCache<EncodedResponse>(tags, { maxBytes: Math.max(1, Math.floor(maxBytes * share)) })
  const rooms = { plain: room(1 - queryShare), asked: room(queryShare) }
  return {
    /** A client that requests a thousand words crowds out other queries, and no page with an address of its own. */
    of: (address: string) => (address.includes('?') ? rooms.asked : rooms.plain),
    get bytes() {
      return rooms.plain.bytes + rooms.asked.bytes
    },
  }
}

/** Where staff, or a shop that moved in, have put what is no page here; a page of ours is never hidden by it. */
async function movedTo({ dispatcher, anonymous }: Options, address: string) {
  if (address.length > longestMoved) return null
  const calls = createClient({ redirects }, dispatcher.transport(anonymous('ko')))
  return (await calls.redirects.find({ query: { address } })).to
}

type Wanted = { address: string; locale: Locale; compressed: boolean }

async function draw(options: Options, { address, locale, compressed }: Wanted) {
  const { storefront, dispatcher, anonymous, maxBytes, origin, services } = options
  const seen = new Set<string>(['pages'])
  let keep = maxBytes > 0
  const see = (answer: Answer) => {
    for (const tag of answer.tags) seen.add(tag)
    keep &&= answer.keep
  }
  const ask = dispatcher.ask(anonymous(locale), see)
  const drawn = await storefront.draw({ address, locale, origin: origin(), services, compressed }, ask)
  if (locale === 'en') seen.add('translation')
  const secured = isPreview(address) ? framedByUs(dispatcher.headers) : dispatcher.headers
  const page = pack(drawn.html, {
    ...asHtml,
    ...drawn,
    headers: drawn.listed && !isPreview(address) ? secured : { ...secured, 'x-robots-tag': 'noindex' },
  })
  return { page, tags: seen, keep: keep && drawn.keep && (drawn.status === 200 || address === nowhere) }
}

/** Draws pages, caches them, and sends cached ones before any routing. */
export function createPages(options: Options) {
  const { storefront, dispatcher, edge } = options
  const rooms = createRooms(options)
  const addresses = new LRUCache<string, Target>({ max: 10_000 })

  async function targetOf(url: string) {
    const known = addresses.get(url)
    if (known) return known
    const target = await storefront.find(url)
    if (url.length <= longestKnown) addresses.set(url, target)
    return target
  }

  return {
    /** Sends a cached page; false where there is none yet. */
    shortcut(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request
      if ((method !== 'GET' && method !== 'HEAD') || isFile(url)) return false
      // What is no page may be something else, such as a feed or an address that staff have moved: the routing knows.
      const address = addresses.get(url)?.address
      const page = address && rooms.of(address).get(`${localeOf(request)} ${address}`)
      if (!page) return false
      void makeSmaller(page)
      return sendEncoded(page, request, response)
    },
    async serve(request: IncomingMessage, response: ServerResponse) {
      const locale = localeOf(request)
      const url = request.url ?? '/'
      const target = await targetOf(url)
      const location = (target.address ? null : await movedTo(options, url)) ?? target.location
      if (location) return void sendRedirect(location, response, dispatcher.headers)
      // Every address without a page is drawn once, under this one.
      const address = target.address ?? nowhere
      const [room, key] = [rooms.of(address), `${locale} ${address}`]
      const made = await room.compute(key, async () => {
        const { page, tags, keep } = await draw(options, { address, locale, compressed: encodingOf(request) === 'br' })
        return { value: page, tags, keep, bytes: bytesOf(page) }
      })
      await ready(made.value, request)
      if (room.get(key) === made.value) edge?.allow(made.value, made.tags)
      sendEncoded(made.value, request, response)
    },
    get bytes() {
      return rooms.bytes
    },
  }
}

const isFile = (url: string) =>
  /^\/(api|assets|media|metrics|health|ready|gallery|sitemap\.xml|robots\.txt)(\/|$|\?)/.test(url)

/** A draft, shown with its key. Only pages that have drafts read this parameter. */
const isPreview = (address: string) => /[?&]preview=/.test(address)

/** The cookie first, then ?lang=en for crawlers, then Korean. The currency follows the language. */
function localeOf({ headers, url = '' }: IncomingMessage): Locale {
  // Staff look at a draft in both languages, whichever their browser is set to.
  const looked = isPreview(url) ? /[?&]lang=(ko|en)(?:&|$)/.exec(url)?.[1] : undefined
  if (looked) return looked === 'en' ? 'en' : 'ko'
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1]
  if (chosen) return chosen === 'en' ? 'en' : 'ko'
  return /[?&]lang=en(?:&|$)/.test(url) ? 'en' : 'ko'
}
