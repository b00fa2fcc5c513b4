import type { PickupStore } from '../fields.ts'
import { stores } from './seed/stores.ts'

/** Where an order can be fetched. */
export const listPickupStores = (): PickupStore[] => stores.map(({ slug: _, ...store }) => store)

export const findPickupStore = (id: number | null): PickupStore | null =>
  listPickupStores().find((store) => store.id === id) ?? null
