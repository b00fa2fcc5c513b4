import { isNumberOf } from '@sillage/server-kit/calling-codes.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { isKoreanMobile } from '@sillage/server-kit/sms.ts'
import { findShippingRules } from './rules.ts'

/**
 * Text messages go only to countries that parcels go to: fraud with text messages asks for codes to costly numbers in
 * countries where the shop has no customers.
 */
export async function canText(ctx: Context, hp: string): Promise<boolean> {
  if (isKoreanMobile(hp)) return true
  const { ems_zones } = await findShippingRules(ctx)
  return isNumberOf(['KR', ...ems_zones.flatMap(({ countries }) => countries)], hp)
}
