import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { listDocuments } from '../../document/server/documents.ts'
import { listFaqs } from '../../faq/server/faqs.ts'
import { listNotices } from '../../notice/server/notices.ts'
import { center } from '../center-contract.ts'

const few = 5
const newest = { page: 1, per_page: few, sort: 'created_at', order: 'desc' } as const

/** The first few of each kind. Notices of both boards stand together, the newest first. */
async function searchCenter(ctx: Context, keyword: string) {
  if (keyword === '') return { faq: nothing, notice: nothing, document: nothing }
  const [faq, ours, school, document] = await Promise.all([
    listFaqs(ctx, { ...newest, sort: 'position', order: 'asc', keyword }),
    listNotices(ctx, { ...newest, board: 'customer', keyword }),
    listNotices(ctx, { ...newest, board: 'tssa', keyword }),
    listDocuments(ctx, { ...newest, keyword }),
  ])
  const notices = [...ours.data, ...school.data].toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return { faq, notice: { total: ours.total + school.total, data: notices.slice(0, few) }, document }
}

const nothing = { total: 0, data: [] }

export const centerRoutes = bind(center, {
  search: (ctx, { query }) => searchCenter(ctx, query.keyword),
})
