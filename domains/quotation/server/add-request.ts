import type { SentFile } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { eq } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import type { Requested } from '../contract.ts'
import { notifyRequested } from './messages.ts'
import type { QuotationRow } from './move.ts'
import type { NewLine } from './price-lines.ts'
import { filesOn } from './request-files.ts'
import { addQuotation, type Head, requireConsent, writeLines } from './save.ts'
import { quotationTable } from './tables.ts'
import { quotationKeyOf } from './view.ts'

type Asked = { request_key: string; consent: boolean; company: string; name: string; hp: string; email: string }
type Content = {
  head: Omit<Head, keyof Asked | 'mb_id' | 'lang' | 'currency'>
  lines: readonly NewLine[]
}

/** Adds what someone asked for as a draft that staff answer. The same request sent again, even at once, is one. */
export async function addRequest(
  ctx: Context,
  { consent, ...asked }: Asked,
  files: SentFile[],
  contentOf: () => Promise<Content>,
): Promise<Requested> {
  requireConsent(ctx, consent)
  const known = await findRequest(ctx, asked.request_key)
  if (known) return toRequested(ctx, known)
  await limit(ctx, 'bulk-request', { mail: asked.email })
  const { head, lines } = await contentOf()
  const { visitor, member } = ctx
  const added = await withStoredFiles(ctx, files, async (ctx, attach) => {
    const row = await addQuotation(ctx, {
      ...asked,
      ...head,
      mb_id: member?.mb_id ?? null,
      lang: visitor.lang,
      currency: visitor.currency,
    })
    if (!row) return null
    await writeLines(ctx, row, lines)
    await attach({ place: 'quotations', subject: filesOn(row.id), mb_id: row.mb_id })
    await notifyRequested(ctx, row)
    return row
  })
  const row = added ?? (await findRequest(ctx, asked.request_key))
  if (!row) throw new Error('a request was neither added nor found')
  return toRequested(ctx, row)
}

async function findRequest(ctx: Context, request_key: string) {
  const [row] = await ctx.db.select().from(quotationTable).where(eq(quotationTable.request_key, request_key))
  return row
}

/** What opens it again: a member signs in, anyone else has a key. */
const toRequested = (ctx: Context, { id, quotation_no, mb_id }: QuotationRow) => ({
  quotation_no,
  quotation_id: id,
  view_key: mb_id === null ? quotationKeyOf(ctx, id) : null,
})
