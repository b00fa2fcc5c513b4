import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { restocked } from '../../message/server/catalogue/offers.ts'
import { readersOf } from '../../message/server/member-reader.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { optionWords } from '../option-words.ts'
import { productPath } from '../words.ts'
import { canBeBought } from './availability.ts'
import { restockAlertTable } from './offer-tables.ts'
import { productTable, variantTable } from './tables.ts'

const variantsAtOnce = 50

/** Notifies every member with an alert for a variant that is back in stock, once; then the alert is deleted. */
async function notifyAll(ctx: Context) {
  for (;;) {
    const back = await listBack(ctx)
    for (const variant of back) await ctx.transaction((ctx) => notifyWaiting(ctx, variant))
    if (back.length < variantsAtOnce) return
  }
}

type Back = Awaited<ReturnType<typeof listBack>>[number]

/** Variants with an alert that can be bought now. */
function listBack(ctx: Context) {
  const waited = ctx.db.selectDistinct({ id: restockAlertTable.variant_id }).from(restockAlertTable)
  return ctx.db
    .select({ variant: variantTable, product: productTable })
    .from(variantTable)
    .innerJoin(productTable, and(eq(productTable.id, variantTable.product_id), eq(productTable.visible, true)))
    .where(and(inArray(variantTable.id, waited), canBeBought))
    .orderBy(asc(variantTable.id))
    .limit(variantsAtOnce)
}

async function notifyWaiting(ctx: Context, { variant, product }: Back) {
  // The worker that deletes the row sends the message: two workers never send it twice.
  const waiting = await ctx.db.delete(restockAlertTable).where(eq(restockAlertTable.variant_id, variant.id)).returning()
  const option = optionWords(product.option_groups, variant.values)
  const name = {
    kr: [product.name, option.name].filter(Boolean).join(' '),
    en: [product.name_en, option.name_en].filter(Boolean).join(' '),
  }
  const readers = await readersOf(
    ctx,
    waiting.map(({ mb_id }) => mb_id),
  )
  for (const { mb_id, created_at } of waiting) {
    const to = readers.get(mb_id)
    if (!to) continue
    await sendMessage(ctx, restocked, {
      to,
      // One alert is one occasion; a member who asks again later is notified again.
      subject: `restock:${variant.id}`,
      transition: `${mb_id} ${created_at.getTime()}`,
      about: `member:${mb_id}`,
      values: { product: name, link: productPath(product) },
    })
  }
}

export const notifyRestocked = defineJob({ name: 'catalog.restocked', payload: z.object({}), run: notifyAll })

/** Orders that were never paid, and parts of kits, return stock too. */
export const notifyRestockedOften = defineCron({
  name: 'catalog.restocked',
  every: { minutes: 5 },
  job: notifyRestocked,
  payload: {},
})
