import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Answer, Desk } from '@sillage/server-kit/desk.ts'
import { createKept } from '@sillage/server-kit/kept.ts'
import { bytesOf, type Packed, pack, sendPacked } from '@sillage/server-kit/packed.ts'
import { LRUCache } from 'lru-cache'
import { documentOf } from './document.ts'
import { sendRedirect } from './redirects.ts'
import type { Locale, Storefront } from './storefront.ts'

type Options = {
  storefront: Storefront
  desk: Desk
  tags: CacheTags
  /** A context without a member: HTML is always the anonymous visitor's. */
  anonymous: (locale: Locale) => Context
  maxBytes: number
}

const asHtml = { type: 'text/html; charset=utf-8', vary: 'accept-encoding, cookie' }
/** A page's own address, or where an old one has moved to. */
type Target = { address: string } | { location: string }

/** Every address without a page is drawn once, under this one. */
const nowhere = '/not-found'

/** Draws pages, keeps them, and sends kept ones before any routing. */
export function createPages({ storefront, desk, tags, anonymous, maxBytes }: Options) {
  const kept = createKept<Packed>(tags, { maxBytes: Math.max(1, maxBytes) })
  const addresses = new LRUCache<string, Target>({ max: 10_000 })

  function targetOf(url: string) {
    const known = addresses.get(url)
    if (known) return known
    const target = findTarget(url)
    addresses.set(url, target)
    return target
  }

  function findTarget(url: string): Target {
    const location = storefront.redirectOf(url)
    return location ? { location } : { address: storefront.normalise(url) ?? nowhere }
  }

  async function draw(address: string, locale: Locale): Promise<{ page: Packed; tags: Set<string>; keep: boolean }> {
    const seen = new Set<string>(['pages'])
    let keep = maxBytes > 0
    const see = (answer: Answer) => {
      for (const tag of answer.tags) seen.add(tag)
      keep &&= answer.keep
    }
    const rendered = await storefront.render({ address, locale, transport: desk.transport(anonymous(locale), see) })
    if ('location' in rendered) throw new Error(`the page ${address} redirects while it is drawn`)
    if (locale === 'en') seen.add('translation')
    const assets = storefront.assets(rendered.files)
    const page = await pack(documentOf({ ...rendered, locale, assets }), { ...asHtml, status: rendered.status })
    return { page, tags: seen, keep: keep && rendered.keep && (rendered.status === 200 || address === nowhere) }
  }

  return {
    /** Sends a kept page; false where there is none yet. */
    shortcut(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request
      if ((method !== 'GET' && method !== 'HEAD') || isFile(url)) return false
      const target = targetOf(url)
      if ('location' in target) return sendRedirect(target.location, response)
      const page = kept.get(`${localeOf(request)} ${target.address}`)
      if (!page) return false
      sendPacked(page, request, response)
      return true
    },
    async serve(request: IncomingMessage, response: ServerResponse) {
      const locale = localeOf(request)
      const target = targetOf(request.url ?? '/')
      if ('location' in target) return void sendRedirect(target.location, response)
      const { address } = target
      const made = await kept.compute(`${locale} ${address}`, async () => {
        const { page, tags, keep } = await draw(address, locale)
        return { value: page, tags, keep, bytes: bytesOf(page) }
      })
      sendPacked(made.value, request, response)
    },
    get bytes() {
      return kept.bytes
    },
  }
}

const isFile = (url: string) => /^\/(api|assets|media|metrics|health|ready|gallery)(\/|$|\?)/.test(url)

/** The cookie first, then ?lang=en for crawlers, then Korean. The currency follows the language. */
function localeOf({ headers, url = '' }: IncomingMessage): Locale {
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1]
  if (chosen) return chosen === 'en' ? 'en' : 'ko'
  return /[?&]lang=en(?:&|$)/.test(url) ? 'en' : 'ko'
}
