import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { eq } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import type { quotation } from '../contract.ts'
import type { QuotationRow } from './move.ts'
import { priceLines, sumLines } from './price-lines.ts'
import { readList } from './read-list.ts'
import { filesOn } from './request-files.ts'
import { addQuotation, requireConsent, writeLines } from './save.ts'
import { quotationTable } from './tables.ts'
import { tellRequested } from './tell.ts'
import { quotationKeyOf } from './view.ts'

const home = { country: 'KR', zip: '' }

/** Somebody wants a lot: what can be read of it is on the draft already, and staff answer with a quotation. */
export async function requestBulk(ctx: Context, { body, files }: HandlerInput<typeof quotation.request>) {
  requireConsent(ctx, body.consent)
  const { request_key, list, memo, company, name, hp, email } = body
  const [known] = await ctx.db.select().from(quotationTable).where(eq(quotationTable.request_key, request_key))
  if (known) return toAnswer(ctx, known)
  await limit(ctx, 'bulk-request', { mail: email })
  const read = await readList(ctx, list)
  const lines = await priceLines(
    ctx,
    read.flatMap(({ found, quantity }) => (found ? [{ variant_id: found.variant_id, quantity }] : [])),
  )
  const sums = await sumLines(ctx, lines, home)
  const row = await withStoredFiles(ctx, files.files, async (ctx, attach) => {
    const { visitor, member } = ctx
    const row = await addQuotation(ctx, {
      request_key,
      source: 'bulk_request',
      company,
      name,
      hp,
      email,
      ...sums,
      mb_id: member?.mb_id ?? null,
      lang: visitor.lang,
      currency: visitor.currency,
      // In their own words, whatever was made of them.
      memo: [list, memo].filter(Boolean).join('\n\n'),
    })
    if (!row) return null
    await writeLines(ctx, row, lines)
    await attach({ place: 'quotations', subject: filesOn(row.id), mb_id: row.mb_id })
    await tellRequested(ctx, row)
    return row
  })
  // Sent twice at the same time: the other one was first.
  return row ? toAnswer(ctx, row) : requestAgain(ctx, request_key)
}

async function requestAgain(ctx: Context, request_key: string) {
  const [row] = await ctx.db.select().from(quotationTable).where(eq(quotationTable.request_key, request_key))
  if (!row) throw new Error('a request that was there is gone')
  return toAnswer(ctx, row)
}

/** What opens it again: a member signs in, anyone else holds a key. */
const toAnswer = (ctx: Context, { id, quotation_no, mb_id }: QuotationRow) => ({
  quotation_no,
  quotation_id: id,
  view_key: mb_id === null ? quotationKeyOf(ctx, id) : null,
})
