import { applyProducts } from './catalog/server/import-products.ts'
import { createApplyJob } from './change-set/server/apply-parts.ts'
import { applyCoupons } from './coupon/server/import-coupons.ts'
import { applyGrades } from './member/server/change-grades.ts'

/** Applies the files that staff send, each part by the domain whose rows it changes. */
export const applyFiles = createApplyJob({
  'catalog.import': applyProducts,
  'member.grades': applyGrades,
  'coupon.import': applyCoupons,
})
