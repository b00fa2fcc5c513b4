import { type PublicAddresses, publicAddresses } from '@sillage/domains/public-addresses.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { CacheTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { bytesOf, type EncodedResponse, pack, ready, sendEncoded } from '@sillage/server-kit/encoded-response.ts'
import type { SecurityHeaders } from '@sillage/server-kit/security-headers.ts'
import { createTagCache } from '@sillage/server-kit/tag-cache.ts'
import type { FastifyInstance } from 'fastify'
import { listParts, listRows } from './sitemap-rows.ts'
import { indexXml, type Listed, partXml } from './sitemap-xml.ts'

type Options = {
  context: () => Context
  tags: CacheTags
  headers: SecurityHeaders
  origin: () => string
  /** Addresses that no row stands behind. */
  listed: () => string[]
}
type Part = { tags: readonly string[]; xml: () => Promise<string> }

/** Memory for parts that were written; one of five thousand rows takes some four megabytes as it is, and little packed. */
const maxBytes = 32 * 1024 * 1024
const asXml = { type: 'application/xml; charset=utf-8', vary: 'accept-encoding' }
const plainPages = 'pages'

/** /sitemap.xml lists parts, and ?part= names one: however many products there are, each is written from a few thousand rows. */
export function addSitemap(app: FastifyInstance, { context, tags, headers, origin, listed }: Options) {
  const kept = createTagCache<EncodedResponse>(tags, { maxBytes })

  function partOf(name: string | undefined): Part {
    if (name === undefined) return { tags: publicAddresses.flatMap(({ tags }) => tags), xml: writeIndex }
    if (name === plainPages) {
      const all = listed().map((path): Listed => ({ path, changed_at: null }))
      return { tags: ['pages'], xml: async () => partXml(all, origin()) }
    }
    const [, kind, digits] = /^([a-z]+)\.(\d{1,6})$/.exec(name) ?? []
    const source = publicAddresses.find((each) => each.name === kind)
    if (!source) throw notFound()
    return { tags: source.tags, xml: () => writeRows(source, Number(digits)) }
  }

  async function writeIndex() {
    const names = await Promise.all(
      publicAddresses.map(async (source) =>
        (await listParts(context(), source)).map((number) => `${source.name}.${number}`),
      ),
    )
    return indexXml([plainPages, ...names.flat()], origin())
  }

  async function writeRows(source: PublicAddresses, number: number) {
    const rows = await listRows(context(), source, number)
    // A part without an address would be no sitemap.
    if (rows.length === 0) throw notFound()
    return partXml(rows, origin())
  }

  async function write({ tags, xml }: Part) {
    const value = pack(await xml(), { ...asXml, headers })
    return { value, tags: new Set(tags), bytes: bytesOf(value), keep: true }
  }

  app.get<{ Querystring: { part?: string | string[] } }>('/sitemap.xml', async ({ query, raw }, reply) => {
    const name = Array.isArray(query.part) ? query.part.join() : query.part
    const part = partOf(name)
    const key = `${name ?? ''} ${origin()}`
    const made = kept.get(key) ?? (await kept.compute(key, () => write(part))).value
    await ready(made, raw)
    reply.hijack()
    sendEncoded(made, raw, reply.raw)
  })
}
