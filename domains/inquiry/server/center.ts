import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { listDocuments } from '../../document/server/documents.ts'
import { listFaqs } from '../../faq/server/faqs.ts'
import { listNotices } from '../../notice/server/notices.ts'
import { center } from '../center-contract.ts'

const few = 5
const newest = { page: 1, per_page: few, sort: 'created_at', order: 'desc' } as const

/** The first few of each kind. */
async function searchCenter(ctx: Context, keyword: string) {
  if (keyword === '') return { faq: nothing, notice: nothing, school: nothing, document: nothing }
  const [faq, notice, school, document] = await Promise.all([
    listFaqs(ctx, { ...newest, sort: 'position', order: 'asc', keyword }),
    listNotices(ctx, { ...newest, board: 'customer', keyword }),
    listNotices(ctx, { ...newest, board: 'tssa', keyword }),
    listDocuments(ctx, { ...newest, keyword }),
  ])
  return { faq, notice, school, document }
}

const nothing = { total: 0, data: [] }

export const centerRoutes = bind(center, {
  search: (ctx, { query }) => searchCenter(ctx, query.keyword),
})
