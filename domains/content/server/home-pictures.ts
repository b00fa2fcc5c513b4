import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { desc } from 'drizzle-orm'
import type { HomeDesign } from '../home-design-contract.ts'
import { readDesign, theHome } from './home.ts'
import { homeTable, homeVersionTable } from './home-tables.ts'
import { promotionTable } from './promotion-tables.ts'
import { recipeTable } from './tables.ts'

const most = 100

/** The pictures that contents show or have shown, the home page's first: to be used again without sending them. */
export async function listHomePictures(ctx: Context): Promise<Picture[]> {
  const [home] = await ctx.db.select().from(homeTable).where(theHome)
  const versions = await ctx.db
    .select({ content: homeVersionTable.content })
    .from(homeVersionTable)
    .orderBy(desc(homeVersionTable.version))
    .limit(most)
  const designs = [home?.draft, home?.content, ...versions.map(({ content }) => content)].map(readDesign)
  const recipes = await ctx.db.select().from(recipeTable).orderBy(desc(recipeTable.id)).limit(most)
  const promotions = await ctx.db.select().from(promotionTable).orderBy(desc(promotionTable.id)).limit(most)
  const all = [...designs.flatMap(picturesOf), ...[...recipes, ...promotions].map(({ picture }) => picture)]
  return [...new Map(all.map((picture) => [picture.src, picture])).values()].slice(0, most)
}

const picturesOf = ({ slides, organ, class_picture }: HomeDesign) =>
  [
    ...slides.flatMap(({ picture_wide, picture_tall }) => [picture_wide, picture_tall]),
    class_picture,
    ...organ.map(({ picture }) => picture),
  ].filter((picture) => picture !== null)
