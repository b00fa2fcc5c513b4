import { bind } from '@sillage/server-kit/bind.ts'
import { shipping } from '../contract.ts'
import { lookUpCost } from './look-up.ts'
import { findShippingRules } from './rules.ts'
import { previewShippingRules, saveShippingRules, showStaffShipping } from './staff.ts'

export const shippingRoutes = bind(shipping, {
  rules: (ctx) => findShippingRules(ctx),
  fees: (ctx) => findShippingRules(ctx),
  cost: lookUpCost,
  staff: { show: showStaffShipping, preview: previewShippingRules, save: saveShippingRules },
})
