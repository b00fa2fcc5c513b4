import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { claimTable } from '../../../claim/server/tables.ts'
import { memberTable } from '../../../member/server/tables.ts'
import { orderTable } from '../../../order/server/tables.ts'
import { findReview } from '../../../review/server/reviews.ts'
import { findCompany } from '../../../setting/server/company.ts'
import type { InboxCase, InboxMessage } from '../../inbox-contract.ts'
import { findForStaff } from '../inquiries.ts'
import { findQuestion } from '../product-inquiry-lists.ts'
import { answeredAt } from './answer.ts'
import { listNotes, type Ref } from './cases.ts'
import { findInboxRow } from './list.ts'

type Written = Pick<InboxCase, 'product' | 'product_id' | 'open_to_all' | 'hidden_reason' | 'messages' | 'seen'> & {
  hp: string
  email: string
}

/** A case with everything written on it, and what is known of who wrote it. */
export async function showCase(ctx: Context, ref: Ref): Promise<InboxCase> {
  const row = await findInboxRow(ctx, ref.kind, ref.id)
  if (!row) throw notFound()
  const { hp, email, ...written } = await readWritten(ctx, ref)
  const [member, orders] = await Promise.all([findCustomer(ctx, row.mb_id), listOrders(ctx, row.mb_id)])
  const notes = (await listNotes(ctx, ref)).map(({ note, mb_name }) =>
    message('note', `note ${note.id}`, note.created_at.toISOString(), mb_name ?? note.mb_id, note.body),
  )
  const { phone } = await findCompany(ctx)
  return {
    ...row,
    ...written,
    messages: [...written.messages, ...notes].toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    customer: { hp: member?.hp || hp, email: member?.email || email, ...customerFacts(member) },
    orders,
    values: {
      name: row.mb_name,
      order_no: orders[0]?.order_no ?? '',
      product: (row.lang === 'en' ? written.product?.name_en : written.product?.name) || written.product?.name || '',
      staff: requireMember(ctx).mb_name,
      phone,
    },
  }
}

const message = (by: InboxMessage['by'], key: string, created_at: string, author: string, body: string) => ({
  by,
  key,
  created_at,
  author,
  body,
  files: [],
  photos: [],
})

async function readWritten(ctx: Context, ref: Ref): Promise<Written> {
  if (ref.kind === 'inquiry') return writtenInquiry(ctx, ref.id)
  return ref.kind === 'product' ? writtenQuestion(ctx, ref) : writtenReview(ctx, ref)
}

async function writtenInquiry(ctx: Context, id: number): Promise<Written> {
  const { messages, mb_name, hp, email } = await findForStaff(ctx, id)
  return {
    product: null,
    product_id: null,
    open_to_all: false,
    hidden_reason: null,
    hp,
    email,
    seen: messages.at(-1)?.id ?? 0,
    messages: messages.map(({ id, from_staff, body, created_at, files }) => ({
      ...message(from_staff ? 'shop' : 'customer', `message ${id}`, created_at, from_staff ? '' : mb_name, body),
      files,
    })),
  }
}

async function writtenQuestion(ctx: Context, ref: Ref): Promise<Written> {
  const { row, product, mb_name } = await findQuestion(ctx, ref.id)
  return {
    product,
    product_id: row.product_id,
    open_to_all: !row.secret,
    hidden_reason: row.hidden_reason,
    hp: '',
    email: '',
    seen: await answeredAt(ctx, ref),
    messages: [
      message('customer', 'question', row.created_at.toISOString(), mb_name ?? '', row.body),
      ...replyOf(row.answer, row.answered_at),
    ],
  }
}

async function writtenReview(ctx: Context, ref: Ref): Promise<Written> {
  const { row, product, mb_name } = await findReview(ctx, ref.id)
  const said = message('customer', 'review', row.created_at.toISOString(), mb_name ?? '', row.body)
  return {
    product,
    product_id: row.product_id,
    open_to_all: true,
    hidden_reason: row.hidden_reason,
    hp: '',
    email: '',
    seen: await answeredAt(ctx, ref),
    messages: [{ ...said, photos: row.photos }, ...replyOf(row.reply, row.replied_at)],
  }
}

const replyOf = (body: string | null, at: Date | null) =>
  body === null ? [] : [message('shop', 'answer', (at ?? new Date(0)).toISOString(), '', body)]

type Customer = { hp: string; email: string; grade: string; orders: number; asked: number }

async function findCustomer(ctx: Context, mb_id: string | null): Promise<Customer | undefined> {
  if (mb_id === null) return undefined
  const [found] = await ctx.db
    .select({
      hp: memberTable.mb_hp,
      email: memberTable.mb_email,
      grade: memberTable.grade,
      orders: sql<number>`(select count(*)::int from orders o where o.mb_id = ${mb_id} and o.paid_at is not null)`,
      asked: sql<number>`(select count(*)::int from inquiry i where i.mb_id = ${mb_id})
        + (select count(*)::int from product_inquiry p where p.mb_id = ${mb_id})`,
    })
    .from(memberTable)
    .where(eq(memberTable.mb_id, mb_id))
  return found
}

const customerFacts = (member: Customer | undefined) => ({
  grade: member?.grade ?? null,
  orders: member?.orders ?? 0,
  asked: member?.asked ?? 1,
})

/** Their newest orders, each with the claim that was made last. */
async function listOrders(ctx: Context, mb_id: string | null): Promise<InboxCase['orders']> {
  if (mb_id === null) return []
  const { id, order_no, state, created_at } = orderTable
  const orders = await ctx.db
    .select({ id, order_no, state, created_at })
    .from(orderTable)
    .where(eq(orderTable.mb_id, mb_id))
    .orderBy(desc(id))
    .limit(3)
  return Promise.all(
    orders.map(async (order) => {
      const [claim] = await ctx.db
        .select({ id: claimTable.id, kind: claimTable.kind, state: claimTable.state })
        .from(claimTable)
        .where(eq(claimTable.order_id, order.id))
        .orderBy(desc(claimTable.id))
        .limit(1)
      return { ...order, created_at: order.created_at.toISOString(), claim: claim ?? null }
    }),
  )
}
