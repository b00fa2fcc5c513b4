import { formatMoney, money } from '@sillage/kit/money.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { fillSlots, type Slots } from '@sillage/kit/slots.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { findShippingRules } from '../../shipping/server/rules.ts'
import { readTree } from '../cms-allow.ts'
import type { Published } from '../cms-contract.ts'
import { isAllowedLink } from '../cms-link.ts'
import type { CmsNode } from '../cms-node-contract.ts'
import { cmsPlaces } from '../cms-words.ts'
import { cmsPageTable } from './cms-tables.ts'

/** A part of other pages, such as the banner, may be unpublished and is answered as nothing; a missing page is 404. */
export async function findPublished(ctx: Context, name: string): Promise<Published> {
  const { template, link } = cmsPageTable
  const [row] = await ctx.db.select({ template, link }).from(cmsPageTable).where(eq(cmsPageTable.name, name))
  if (!row?.template && !cmsPlaces.includes(name)) throw notFound()
  return asShown(ctx, row?.template ? row : { template: null, link: '' })
}

/** As it may be shown, whatever the row holds: rules become stricter, and rows stay. */
export async function asShown(ctx: Context, { template, link }: Published): Promise<Published> {
  const { tree } = template ? readTree(template) : { tree: null }
  return { link: isAllowedLink(link) ? link : '', template: tree && filled(tree, await readFigures(ctx)) }
}

type Figures = { kr: Slots; en: Slots }

/** Fills {free_from}, {fee} and {cut_off} with the shipping rules of today. */
async function readFigures(ctx: Context): Promise<Figures> {
  const { fee_krw, free_from_krw, fee_usd, free_from_usd, cut_off } = await findShippingRules(ctx)
  const [won, dollars] = [
    (amount: number) => formatMoney(money(amount, 'krw'), 'kr'),
    (amount: number) => formatMoney(money(amount, 'usd'), 'en'),
  ]
  return {
    kr: { fee: won(fee_krw), free_from: won(free_from_krw), cut_off },
    en: { fee: dollars(fee_usd), free_from: dollars(free_from_usd), cut_off },
  }
}

function filled(node: CmsNode, figures: Figures): CmsNode {
  const { option, children } = node
  const { innerText, innerText_en } = option.props
  const props = {
    ...option.props,
    innerText: fillSlots(innerText, figures.kr),
    innerText_en: fillSlots(innerText_en, figures.en),
  }
  return { ...node, option: { ...option, props }, children: children.map((child) => filled(child, figures)) }
}
