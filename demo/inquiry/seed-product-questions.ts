import { productTable } from '@sillage/domains/catalog/server/tables.ts'
import { productInquiryCountTable, productInquiryTable } from '@sillage/domains/inquiry/server/tables.ts'
import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { languageOf } from '@sillage/kit/text-language.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { demoTime, type Seeding } from '../seeding.ts'
import { demoQuestions, hanasQuestions } from './product-questions.ts'

const askedOf = 40
/** A question that stands under every product looks made up. */
const mostTimes = 2
type Question = {
  product_id: number
  mb_id: string
  body: string
  secret: boolean
  answer: string | null
  days_ago: number
}

/** Questions about what sells best, by those who buy in the demo shop. */
export async function seedProductQuestions({ ctx }: Seeding) {
  const questions = [...(await othersQuestions(ctx)), ...hanasOwn()].sort((a, b) => b.days_ago - a.days_ago)
  const rows = questions.map(({ days_ago, ...question }, nth) => {
    const created_at = demoTime(ctx.now(), days_ago, nth)
    const answered = question.answer !== null
    return {
      ...question,
      created_at,
      answered_at: answered ? demoTime(addDays(ctx.now(), 1), days_ago, nth + 1) : null,
      answered_by: answered ? 'owner' : null,
    }
  })
  await ctx.db
    .insert(productInquiryTable)
    .values(rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()))
  // What countQuestion would have kept, counted once.
  const counted = sql`count(*), count(answer) from ${productInquiryTable} where not secret`
  await ctx.db.execute(sql`
    insert into ${productInquiryCountTable} select product_id, ${counted} group by product_id
    union all select 0, ${counted}`)
}

async function othersQuestions(ctx: Context): Promise<Question[]> {
  const products = await ctx.db.select().from(productTable).orderBy(desc(productTable.sold_30d)).limit(askedOf)
  const people = await ctx.db.select().from(memberTable).where(eq(memberTable.password_hash, ''))
  const speaking = (body: string) => people.filter(({ lang }) => lang === (languageOf(body) === 'ko' ? 'kr' : 'en'))
  const times = new Map<string, number>()
  const isFresh = ({ body }: { body: string }) => {
    times.set(body, (times.get(body) ?? 0) + 1)
    return (times.get(body) ?? 0) <= mostTimes
  }
  return products.flatMap(({ id, type_label }, rank) => {
    const asked = demoQuestions.find(({ kind }) => kind.test(type_label))?.asked ?? []
    // Of the best nearly everything is asked, of the others one thing.
    return asked
      .slice(rank < 6 ? 0 : rank % asked.length, rank < 6 ? 4 : (rank % asked.length) + 1)
      .filter(isFresh)
      .map((one, nth) => ({
        product_id: id,
        body: one.body,
        answer: one.answer,
        secret: false,
        mb_id: nthOf(speaking(one.body), rank * 3 + nth * 11)?.mb_id ?? 'hana',
        days_ago: 2 + ((rank * 5 + nth * 13) % 90),
      }))
  })
}

const nthOf = <Item>(items: Item[], nth: number) => items[nth % items.length]

const hanasOwn = (): Question[] =>
  hanasQuestions.map((question, nth) => ({ ...question, mb_id: 'hana', days_ago: 9 - nth * 4 }))
