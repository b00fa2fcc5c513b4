import { wordsOf } from '@sillage/domains/board/server/posts.ts'
import { faqTable } from '@sillage/domains/faq/server/tables.ts'
import { attachDocument } from '../board/attach-document.ts'
import { written } from '../board/written.ts'
import type { Seeding } from '../seeding.ts'
import { companyQuestions } from './company-questions.ts'
import type { SeedFaq } from './faq-shape.ts'
import { shopQuestions } from './shop-questions.ts'

export async function seedFaqs(seeding: Seeding) {
  // Room between them: a question put in later need not move the others.
  for (const [index, question] of [...shopQuestions, ...companyQuestions].entries())
    await seedFaq(seeding, question, (index + 1) * 10)
}

async function seedFaq({ ctx }: Seeding, { body, body_en, document, ...question }: SeedFaq, position: number) {
  const texts = { ...question, body: written(body), body_en: written(body_en) }
  const facts = { position, words: wordsOf(texts), created_at: ctx.now(), changed_at: ctx.now() }
  const [row] = await ctx.db
    .insert(faqTable)
    .values({ ...texts, ...facts })
    .returning({ id: faqTable.id })
  if (!row) throw new Error('a question was not added')
  if (document) await attachDocument(ctx, 'faq', row.id, document)
}
