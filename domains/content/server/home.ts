import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { linkByKind, productOfLink } from '../../catalog/server/canonical-link.ts'
import { kindsOf } from '../../catalog/server/kinds.ts'
import type { ProductKind } from '../../catalog/words.ts'
import type { HomeContent, ShownSlide } from '../home-contract.ts'
import { firstDesign, HomeDesign, type HomeSlide } from '../home-design-contract.ts'
import { showSection } from './home-sections.ts'
import { homeTable } from './home-tables.ts'

/** The one row of the table. */
export const theHome = eq(homeTable.id, 1)

/** A design as it is stored; what no longer is one counts as none. */
export function readDesign(stored: unknown): HomeDesign {
  const { data } = HomeDesign.safeParse(stored)
  return data ?? firstDesign()
}

/** The first page as everyone sees it now. */
export async function findHome(ctx: Context): Promise<HomeContent> {
  const [row] = await ctx.db.select({ content: homeTable.content }).from(homeTable).where(theHome)
  const design = readDesign(row?.content)
  const now = ctx.now().getTime()
  const isOn = ({ from, until }: HomeSlide) =>
    (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until))
  return showDesign(ctx, { ...design, slides: design.slides.filter(isOn) })
}

/** A design as it is drawn, with all its slides: staff look at what begins next month too. */
export async function showDesign(ctx: Context, design: HomeDesign): Promise<HomeContent> {
  const kinds = await kindsOf(
    ctx,
    design.slides.flatMap(({ link }) => productOfLink(link) ?? []),
  )
  const slides = design.slides.map((slide) => showSlide(slide, kinds))
  const sections = []
  for (const { visible, ...section } of design.sections)
    if (visible) sections.push(...(await showSection(ctx, section)))
  return { slides, sections, organ: design.organ, class_picture: design.class_picture }
}

/** Nothing leads to a product that is not shown. */
function showSlide({ from: _, until: __, ...slide }: HomeSlide, kinds: Map<number, ProductKind>): ShownSlide {
  const product_id = productOfLink(slide.link)
  const isHidden = product_id !== null && !kinds.has(product_id)
  return { ...slide, link: isHidden ? '' : linkByKind(slide.link, kinds) }
}
