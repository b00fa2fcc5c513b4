import { usualSections } from '@sillage/domains/content/home-words.ts'
import { banner } from '@sillage/domains/content/server/banner-template.ts'
import { cmsPageTable, cmsVersionTable } from '@sillage/domains/content/server/cms-tables.ts'
import { homeTable, homeVersionTable } from '@sillage/domains/content/server/home-tables.ts'
import { instagramTable, recipeTable, selectTable } from '@sillage/domains/content/server/tables.ts'
import { addDays } from '@sillage/kit/time.ts'
import { sql } from 'drizzle-orm'
import type { Seeding } from '../seeding.ts'
import { cmsPages } from './cms-pages.ts'
import { companyStory } from './company-story.ts'
import { hero, scentNotes } from './home.ts'
import { instagram } from './instagram.ts'
import { recipes } from './recipes.ts'
import { selects } from './selects.ts'

export async function seedContent({ ctx, picture }: Seeding) {
  const [published_at, publish_at] = [ctx.now(), ctx.now()]
  await seedHome({ ctx, picture })
  const story = { name: 'company', template: companyStory(picture) }
  for (const page of [banner, story, ...cmsPages].map((page) => ({ link: '', ...page }))) {
    await ctx.db.insert(cmsPageTable).values({ ...page, published_at, version: 1, versions: 1 })
    await ctx.db.insert(cmsVersionTable).values({ ...page, published_at, publish_at, version: 1 })
  }
  await ctx.db
    .insert(recipeTable)
    .values(recipes.map(({ picture: _, ...recipe }) => ({ ...recipe, picture: picture(`recipe-${recipe.slug}`) })))
  await ctx.db.insert(instagramTable).values(
    instagram.map(({ id, media_url, permalink }, position) => ({
      id: String(id),
      media_url,
      permalink,
      posted_at: addDays(ctx.now(), -position),
    })),
  )
  await ctx.db
    .insert(selectTable)
    .values(selects.map(({ days_ago, ...select }) => ({ ...select, published_at: addDays(ctx.now(), -days_ago) })))
  await ctx.db.execute(sql`select setval('recipe_id_seq', (select max(id) from recipe))`)
  await ctx.db.execute(sql`select setval('select_list_id_seq', (select max(id) from select_list))`)
}

/** The first page, as it would be published from the console. */
async function seedHome({ ctx, picture }: Pick<Seeding, 'ctx' | 'picture'>) {
  const content = {
    slides: [
      {
        eyebrow: '',
        eyebrow_en: '',
        ...hero,
        picture_wide: picture('hero-home'),
        picture_tall: picture('evening-smoke-mood'),
        from: null,
        until: null,
      },
    ],
    sections: usualSections(),
    organ: scentNotes.map((note) => ({ ...note, picture: picture(`organ-${note.family}`) })),
    class_picture: picture('perfumery-naming-what-you-smell-mood'),
  }
  const [published_at, version] = [ctx.now(), 1]
  await ctx.db.insert(homeTable).values({ id: 1, content, version, published_at, versions: 1 })
  await ctx.db.insert(homeVersionTable).values({ content, version, publish_at: published_at, published_at })
}
