import type { Context } from '@sillage/server-kit/context.ts'
import type { Choices } from '../contract.ts'
import { type Basket, readCartBasket } from './basket.ts'
import { readQuotationBasket } from './quotation-basket.ts'

/** What is about to be bought: what was accepted of a quotation, else what is chosen in the cart. */
export const readBasket = (ctx: Context, { quotation }: Pick<Choices, 'quotation'>): Promise<Basket> =>
  quotation ? readQuotationBasket(ctx, quotation) : readCartBasket(ctx)
