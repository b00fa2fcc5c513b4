import { bind } from '@sillage/server-kit/bind.ts'
import { requireMember } from '@sillage/server-kit/context.ts'
import { coupon } from '../contract.ts'
import { handOut } from './hand-out.ts'
import { listCoupons } from './holdings.ts'
import { importCoupons } from './import-coupons.ts'
import { registerCoupon } from './issue.ts'
import { addTemplate, changeTemplate, listTemplates, showTemplate, switchTemplate } from './staff.ts'
import { listIssues, revokeIssue } from './staff-issues.ts'

export const couponRoutes = bind(coupon, {
  list: (ctx, { query }) => listCoupons(ctx, requireMember(ctx).mb_id, query),
  register: (ctx, { body }) => registerCoupon(ctx, body),
  staff: {
    list: (ctx, { query }) => listTemplates(ctx, query),
    addMany: (ctx, { body }) => importCoupons(ctx, body),
    show: (ctx, { params }) => showTemplate(ctx, params.coupon_id),
    add: (ctx, { body }) => addTemplate(ctx, body),
    change: (ctx, input) => changeTemplate(ctx, input),
    switch: (ctx, input) => switchTemplate(ctx, input),
    issue: (ctx, input) => handOut(ctx, input),
    issues: (ctx, input) => listIssues(ctx, input),
    revoke: (ctx, { params, body }) => revokeIssue(ctx, params.issue_id, body.reason),
  },
})
