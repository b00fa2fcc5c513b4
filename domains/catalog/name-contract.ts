import type { z } from 'zod'
import { ProductCard } from './contract.ts'

/** A product where something else is spoken of: its name and picture. */
export const ProductName = ProductCard.pick({ id: true, kind: true, name: true, name_en: true, picture: true }).meta({
  id: 'ProductName',
})
export type ProductName = z.output<typeof ProductName>
