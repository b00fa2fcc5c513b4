import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { quotation } from '../contract.ts'
import { addRequest } from './add-request.ts'
import { priceLines, sumLines } from './price-lines.ts'
import { readList } from './read-list.ts'

const home = { country: 'KR', zip: '' }

/** A request for a large quantity: what can be read of it is on the draft, and staff answer with a quotation. */
export async function requestBulk(ctx: Context, { body, files }: HandlerInput<typeof quotation.request>) {
  const { list, memo, ...asked } = body
  return addRequest(ctx, asked, files.files, async () => {
    const read = await readList(ctx, list)
    const lines = await priceLines(
      ctx,
      read.flatMap(({ found, quantity }) => (found ? [{ variant_id: found.variant_id, quantity }] : [])),
    )
    const sums = await sumLines(ctx, lines, home)
    // In their own words, whatever was read of them.
    const head = { ...sums, source: 'bulk_request' as const, memo: [list, memo].filter(Boolean).join('\n\n') }
    return { head, lines }
  })
}
