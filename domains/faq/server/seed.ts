import { wordsOf } from '../../board/server/posts.ts'
import { seedPaper } from '../../board/server/seed/seed-paper.ts'
import { written } from '../../board/server/seed/written.ts'
import type { Seeding } from '../../seeding.ts'
import { companyQuestions } from './seed/company-questions.ts'
import type { SeedFaq } from './seed/faq-shape.ts'
import { shopQuestions } from './seed/shop-questions.ts'
import { faqTable } from './tables.ts'

export async function seedFaqs(seeding: Seeding) {
  // Room between them: a question put in later need not move the others.
  for (const [index, question] of [...shopQuestions, ...companyQuestions].entries())
    await seedFaq(seeding, question, (index + 1) * 10)
}

async function seedFaq({ ctx }: Seeding, { body, body_en, paper, ...question }: SeedFaq, position: number) {
  const texts = { ...question, body: written(body), body_en: written(body_en) }
  const facts = { position, words: wordsOf(texts), created_at: ctx.now(), changed_at: ctx.now() }
  const [row] = await ctx.db
    .insert(faqTable)
    .values({ ...texts, ...facts })
    .returning({ id: faqTable.id })
  if (!row) throw new Error('a question was not added')
  if (paper) await seedPaper(ctx, 'faq', row.id, paper)
}
