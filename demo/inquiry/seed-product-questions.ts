import { productTable } from '@sillage/domains/catalog/server/tables.ts'
import { productInquiryCountTable, productInquiryTable } from '@sillage/domains/inquiry/server/tables.ts'
import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { languageOf } from '@sillage/kit/text-language.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { demoTime, type Seeding } from '../seeding.ts'
import { demoQuestions, hanasQuestions } from './product-questions.ts'
import { questionsInEnglish } from './questions-in-english.ts'

const askedOf = 40
const mostOfOne = 4
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
      body_en: questionsInEnglish[question.body] ?? null,
      answer_en: questionsInEnglish[question.answer ?? ''] ?? null,
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
  const asked = new Set<string>()
  return products.flatMap(({ id, type_label }, rank) => {
    const fitting = demoQuestions.find(({ kind }) => kind.test(type_label))?.asked ?? []
    // Of the best several things are asked, of the others one.
    const fresh = fitting.filter(({ body }) => !asked.has(body)).slice(0, rank < 6 ? mostOfOne : 1)
    for (const { body } of fresh) asked.add(body)
    return fresh.map((one, nth) => ({
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
