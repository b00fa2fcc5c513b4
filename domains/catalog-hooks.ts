import type { Context } from '@sillage/server-kit/context.ts'
import { listOpeners } from './course/server/required-classes.ts'
import { keepWordsOfProduct } from './document/server/words-of-document.ts'
import { deleteStock, openStock } from './inventory/server/open-stock.ts'
import { rebuildSearch } from './search/server/rebuild.ts'

/**
 * What follows a change of products, in its transaction, while their rows are locked: `sameWords` where neither a text of
 * theirs nor a listing they stand in has changed. Says whether lists show a difference.
 */
export const atProductChange: (
  ctx: Context,
  product_ids: number[],
  change?: { sameWords: boolean },
) => Promise<boolean> = rebuildSearch

/** What follows when a product gets another name, in the same transaction. */
export const atProductRename: (ctx: Context, product_id: number) => Promise<void> = keepWordsOfProduct

/** What follows when options are added to products, in the same transaction. */
export const atVariantsAdded: (
  ctx: Context,
  added: { variant_id: number; on_hand: number; is_seats?: boolean }[],
) => Promise<void> = openStock

/** What goes with options that are deleted because nothing names them, before they are, in the same transaction. */
export const atVariantsDeleted: (ctx: Context, variant_ids: readonly number[]) => Promise<void> = deleteStock

/** The classes of which one opens a product that not everyone may buy; what everyone may buy is not among them. */
export const openersOf: (ctx: Context, product_ids: number[]) => Promise<Map<number, Opener[]>> = listOpeners
type Opener = { class_id: number; name: string; name_en: string }
