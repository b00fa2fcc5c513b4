import type { Context } from '@sillage/server-kit/context.ts'
import { mergeCart } from './cart/server/merge-cart.ts'
import { issueWelcomeCoupons } from './coupon/server/issue.ts'
import type { consentTable } from './member/server/tables.ts'
import { confirmAdsConsent, welcomeMember } from './message/server/member-messages.ts'
import { moveAttempts } from './order/server/own-attempts.ts'
import { earnWelcomePoints } from './point/server/welcome.ts'

type MemberHook = (ctx: Context, mb_id: string) => Promise<void>

/** What follows when a member signs in, in the transaction of the sign-in; the visitor's cookies are still the old ones. */
export const atSignIn: readonly MemberHook[] = [mergeCart, moveAttempts]

/** What a new member receives, in the transaction of joining; each does it once, however often it is called. */
export const atJoining: readonly MemberHook[] = [earnWelcomePoints, issueWelcomeCoupons, welcomeMember]

type ConsentHook = (ctx: Context, consent: typeof consentTable.$inferSelect) => Promise<void>

/** What follows when a member gives or withdraws a consent, in the transaction that logs it. */
export const atConsent: readonly ConsentHook[] = [confirmAdsConsent]

/** The coupons that the session counts. */
export { countUsableCoupons } from './coupon/server/holdings.ts'
/** Who among the members is staff, and what they may do. */
export { findPermissions, isStaff, needsSecondFactor, staffHours } from './staff/server/permissions.ts'
