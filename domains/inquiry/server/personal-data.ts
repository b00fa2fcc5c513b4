import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { keepRecord } from '../../member/server/retained-records.ts'
import type { PersonalData } from '../../personal-data-shape.ts'
import { inquiryMessageTable, inquiryTable } from './tables.ts'

/** Questions to the shop. They leave as records of a complaint; answers given as staff stay without a name. */
export const inquiryData: PersonalData = {
  name: 'inquiries',
  collect: (ctx, { mb_id }) => collectThreads(ctx, mb_id),
  async erase(ctx, person) {
    const inquiries = await collectThreads(ctx, person.mb_id)
    if (inquiries.length > 0) await keepRecord(ctx, 'complaint', person, { inquiries })
    await ctx.db.delete(inquiryTable).where(eq(inquiryTable.mb_id, person.mb_id))
    await ctx.db
      .update(inquiryMessageTable)
      .set({ mb_id: person.pseudonym })
      .where(eq(inquiryMessageTable.mb_id, person.mb_id))
  },
}

async function collectThreads(ctx: Context, mb_id: string) {
  const inquiries = await ctx.db
    .select()
    .from(inquiryTable)
    .where(eq(inquiryTable.mb_id, mb_id))
    .orderBy(asc(inquiryTable.id))
  if (inquiries.length === 0) return []
  const ids = inquiries.map(({ id }) => id)
  const messages = await ctx.db
    .select({
      inquiry_id: inquiryMessageTable.inquiry_id,
      from_staff: inquiryMessageTable.from_staff,
      body: inquiryMessageTable.body,
      created_at: inquiryMessageTable.created_at,
    })
    .from(inquiryMessageTable)
    .where(inArray(inquiryMessageTable.inquiry_id, ids))
    .orderBy(asc(inquiryMessageTable.id))
  return inquiries.map((inquiry) => ({
    ...inquiry,
    messages: messages.filter(({ inquiry_id }) => inquiry_id === inquiry.id),
  }))
}
