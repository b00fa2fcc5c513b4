import type { ScentFamilies } from '../../custom/shop/scent.ts'
import type { Trail } from '../contract.ts'

/** The contract promises three families; its type can only say "a list". */
export function trailFamilies({ families: [first, middle, last] }: Trail): ScentFamilies | undefined {
  return first && middle && last ? [first, middle, last] : undefined
}
