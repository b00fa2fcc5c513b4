import { wordsOf } from '../../board/server/posts.ts'
import { written } from '../../board/server/seed/written.ts'
import type { Seeding } from '../../seeding.ts'
import { houseQuestions } from './seed/house-questions.ts'
import { shopQuestions } from './seed/shop-questions.ts'
import { faqTable } from './tables.ts'

export async function seedFaqs({ ctx }: Seeding) {
  const rows = [...shopQuestions, ...houseQuestions].map(({ body, body_en, ...question }, index) => {
    const texts = { ...question, body: written(body), body_en: written(body_en) }
    // Room between them: a question put in later need not move the others.
    return { ...texts, position: (index + 1) * 10, words: wordsOf(texts), created_at: ctx.now(), changed_at: ctx.now() }
  })
  await ctx.db.insert(faqTable).values(rows)
}
