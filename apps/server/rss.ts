import { newestNotices } from '@sillage/domains/notice/server/notices.ts'
import { noticeBoards } from '@sillage/domains/notice/words.ts'
import { findCompany } from '@sillage/domains/setting/server/company.ts'
import type { CacheTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { bytesOf, type EncodedResponse, pack, ready, sendEncoded } from '@sillage/server-kit/encoded-response.ts'
import type { SecurityHeaders } from '@sillage/server-kit/security-headers.ts'
import { createTagCache } from '@sillage/server-kit/tag-cache.ts'
import type { FastifyInstance } from 'fastify'
import { rssXml } from './rss-xml.ts'

type Options = { context: () => Context; tags: CacheTags; headers: SecurityHeaders; origin: () => string }

const maxBytes = 4 * 1024 * 1024
const most = 30
const asRss = { type: 'application/rss+xml; charset=utf-8', vary: 'accept-encoding' }

/** /rss/notice: the newest notices for readers of feeds; `board` and `lang` choose which, anything else is the usual. */
export function addRss(app: FastifyInstance, { context, tags, headers, origin }: Options) {
  const kept = createTagCache<EncodedResponse>(tags, { maxBytes })
  app.get<{ Querystring: Record<string, unknown> }>('/rss/notice', async ({ query, raw }, reply) => {
    const board = noticeBoards.find((each) => each === query.board) ?? 'customer'
    const locale = query.lang === 'en' ? 'en' : 'ko'
    const key = [board, locale, origin()].join(' ')
    const write = async () => {
      const entries = await newestNotices(context(), board, most)
      const company = await findCompany(context())
      const value = pack(rssXml({ board, locale, origin: origin(), entries, company }), { ...asRss, headers })
      return { value, tags: new Set(['notice', 'company']), bytes: bytesOf(value), keep: true }
    }
    const made = kept.get(key) ?? (await kept.compute(key, write)).value
    await ready(made, raw)
    reply.hijack()
    sendEncoded(made, raw, reply.raw)
  })
}
