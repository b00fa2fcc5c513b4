import { shopOf } from '@sillage/web-kit/shop.ts'
import type { ShopContract } from './contract.ts'

/** The shop as its pages know it, typed by the contract. */
export const { createShop, useShop, prime } = shopOf<ShopContract>()
