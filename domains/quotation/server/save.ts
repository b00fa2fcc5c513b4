import { randomBytes } from 'node:crypto'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq } from 'drizzle-orm'
import { cartOf } from '../../cart/server/owner.ts'
import { cartLineTable } from '../../cart/server/tables.ts'
import { toInputs } from '../../custom/stored-personal.ts'
import { memberTable } from '../../member/server/tables.ts'
import { newOrderNumber } from '../../order/server/order-name.ts'
import { limit } from '../../rate-limits.ts'
import type { quotation } from '../contract.ts'
import { isRequest, type QuotationActor, quotationLimits } from '../words.ts'
import { type LineRow, lockQuotation, moveQuotation, nextVersion, notNow, type QuotationRow } from './move.ts'
import { asBuyer, type NewLine, priceLines, sumLines, type Wanted } from './price-lines.ts'
import { quotationEventTable, quotationLineTable, quotationTable } from './tables.ts'
import { quotationKeyOf, toQuotation } from './view.ts'

export type SaveBody = HandlerInput<typeof quotation.save>['body']

/** Guests share an address with a whole office; no one writes sixty quotations an hour. */

/** Writes a draft, or writes it again under its key: the same draft is the same quotation. */
export async function saveQuotation(ctx: Context, body: SaveBody) {
  await limit(ctx, 'quotation')
  requireConsent(ctx, body.consent)
  const wanted = body.from === 'cart' ? await chosenInCart(ctx) : body.lines
  if (wanted.length === 0) throw invalid('lines', '견적에 적을 상품을 골라 주세요.')
  if (wanted.length > quotationLimits.lines) throw invalid('lines', '한 장에는 30가지까지 적을 수 있어요.')
  const lines = await priceLines(ctx, wanted)
  const head = { ...(await headOf(ctx, body)), ...(await sumLines(ctx, lines, body)) }
  const row = await ctx.transaction(async (ctx) => {
    const { request_key } = body
    const added = await addQuotation(ctx, { ...head, source: body.from, request_key })
    const row =
      added ??
      (await moveQuotation(ctx, await lockDraft(ctx, request_key), {
        to: 'draft',
        kind: 'written',
        actor: 'buyer',
        set: head,
      }))
    await writeLines(ctx, row, lines)
    return row
  })
  return { ...(await toQuotation(ctx, row)), view_key: quotationKeyOf(ctx, row.id) }
}

export function requireConsent(ctx: Context, consent: boolean) {
  if (!ctx.member && !consent) throw invalid('consent', '개인정보 수집·이용에 동의해 주세요.')
}

/** What is chosen in the cart, in stock or not: a quotation may be for more than there is today. */
async function chosenInCart(ctx: Context): Promise<Wanted[]> {
  const { variant_id, quantity, personal } = cartLineTable
  const rows = await ctx.db
    .select({ variant_id, quantity, personal })
    .from(cartLineTable)
    .where(and(eq(cartLineTable.owner, cartOf(ctx)), eq(cartLineTable.selected, true)))
    .orderBy(asc(cartLineTable.id))
  return rows.map((row) => ({ ...row, personal: toInputs(row.personal) }))
}

type Contact = Pick<SaveBody, 'company' | 'name' | 'hp' | 'email' | 'memo' | 'country' | 'zip'>

/** A member is known: what they leave empty is filled in. */
async function headOf(ctx: Context, { company, name, hp, email, memo, country, zip }: Contact) {
  const { member, visitor } = ctx
  const [known] = member ? await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, member.mb_id)) : []
  return {
    mb_id: member?.mb_id ?? null,
    lang: visitor.lang,
    currency: visitor.currency,
    company,
    memo,
    country,
    zip,
    name: name || known?.mb_name || '',
    hp: hp || known?.mb_hp || '',
    email: email || known?.mb_email || '',
  }
}

/** The draft of this key, if it is still one and this person's; a guest who has signed in since takes theirs along. */
async function lockDraft(ctx: Context, request_key: string): Promise<QuotationRow> {
  const [found] = await ctx.db
    .select({ id: quotationTable.id })
    .from(quotationTable)
    .where(eq(quotationTable.request_key, request_key))
  const row = await lockQuotation(ctx, found?.id ?? 0)
  if (row.mb_id !== null && row.mb_id !== ctx.member?.mb_id) throw notNow()
  if (row.state !== 'draft' || isRequest(row.source))
    throw new Problem(409, '이미 보낸 견적서예요. 새 견적서를 작성해 주세요.', { code: 'sent' })
  return row
}

export type Head = Omit<typeof quotationTable.$inferInsert, 'id' | 'quotation_no' | 'verify_code' | 'state' | 'version'>

/** Anyone may look for a code; no one finds one by trying. */
const newCode = () => randomBytes(12).toString('base64url')

/** A new draft; null where one was written under this key before, be it at this very moment. */
export async function addQuotation(
  ctx: Context,
  head: Head,
  actor: QuotationActor = 'buyer',
): Promise<QuotationRow | null> {
  const [row] = await ctx.db
    .insert(quotationTable)
    .values({
      ...head,
      quotation_no: `Q${newOrderNumber(ctx.now())}`,
      verify_code: newCode(),
      created_at: ctx.now(),
    })
    .onConflictDoNothing({ target: quotationTable.request_key })
    .returning()
  if (!row) return null
  await ctx.db.insert(quotationEventTable).values({
    quotation_id: row.id,
    kind: 'written',
    to_state: 'draft',
    version: 0,
    actor,
    created_at: ctx.now(),
  })
  return row
}

/** The lines of the version that is being written, in place of those before. */
export async function writeLines(ctx: Context, row: QuotationRow, lines: readonly NewLine[]) {
  const version = nextVersion(row)
  await ctx.db
    .delete(quotationLineTable)
    .where(and(eq(quotationLineTable.quotation_id, row.id), eq(quotationLineTable.version, version)))
  if (lines.length === 0) return
  await ctx.db.insert(quotationLineTable).values(lines.map((line) => ({ ...line, quotation_id: row.id, version })))
}

/** The same lines at what they cost now: a draft may have lain for weeks before it is sent. */
export async function priceAgain(ctx: Context, row: QuotationRow, written: readonly LineRow[]) {
  const buyer = await asBuyer(ctx, row)
  const lines = await priceLines(
    buyer,
    written.map(({ variant_id, quantity, personal }) => ({ variant_id, quantity, personal: toInputs(personal) })),
  )
  await writeLines(ctx, row, lines)
  return sumLines(buyer, lines, row)
}
