import { productTable } from '@sillage/domains/catalog/server/tables.ts'
import { searchClickTable, searchSynonymTable } from '@sillage/domains/search/server/tables.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { ilike, or } from 'drizzle-orm'
import type { Seeding } from '../seeding.ts'

/** What people call things in this trade, and what they are called here. */
const synonyms: [word: string, ...meanings: string[]][] = [
  ['향초', '캔들'],
  ['초', '캔들'],
  ['켄들', '캔들'],
  ['양초', '캔들'],
  ['콩왁스', '소이왁스'],
  ['비즈왁스', '밀랍'],
  ['방향제', '디퓨저', '룸 스프레이'],
  ['디퓨져', '디퓨저'],
  ['프레그런스', '프래그런스'],
  ['프래그랑스', '프래그런스'],
  ['향유', '오일'],
  ['알코올', '베이스'],
  ['퍼퓸', '향수'],
  ['샤쉐', '사셰'],
  ['사쉐', '사셰'],
  ['석고', '몰드'],
  ['원데이', '하루'],
  ['강의', '클래스'],
  ['수업', '클래스'],
  ['도서', '책'],
  ['세트', '키트'],
  ['만들기', '키트'],
  ['mold', 'mould'],
  ['fragrance', 'perfume'],
  ['jar', 'vessel'],
  ['bag', 'pouch'],
]

/** What visitors of the demo shop looked for most of late, most often first. */
const popular = ['무화과', '소이왁스', '디퓨저', '라벤더', '향수', '선물 세트', '심지', '사셰']

export async function seedSearch({ ctx }: Seeding) {
  await ctx.db.insert(searchSynonymTable).values(synonyms.map(([word, ...meanings]) => ({ word, meanings })))
  const day = seoulDay(ctx.now())
  for (const [place, keyword] of popular.entries()) {
    const [product] = await ctx.db
      .select({ product_id: productTable.id })
      .from(productTable)
      .where(or(ilike(productTable.name, `%${keyword}%`), ilike(productTable.type_label, `%${keyword}%`)))
      .orderBy(productTable.id)
      .limit(1)
    if (product) await ctx.db.insert(searchClickTable).values({ day, keyword, ...product, times: 40 - 4 * place })
  }
}
