import type { Context } from '@sillage/server-kit/context.ts'
import { applicationData } from './application/server/personal-data.ts'
import { cartData } from './cart/server/personal-data.ts'
import { restockData } from './catalog/server/personal-data.ts'
import { couponData } from './coupon/server/personal-data.ts'
import { formulaData } from './formula/server/personal-data.ts'
import { inquiryData } from './inquiry/server/personal-data.ts'
import { productInquiryData } from './inquiry/server/product-inquiry-personal-data.ts'
import {
  addressData,
  certificationData,
  consentData,
  linkedAccountData,
  memberData,
  proofData,
} from './member/server/personal-data.ts'
import { fileData } from './member/server/personal-data-files.ts'
import { sessionData } from './member/server/personal-data-visits.ts'
import { letterData, notificationData } from './notification/server/personal-data.ts'
import { claimData } from './order/server/claim-personal-data.ts'
import { paymentData } from './order/server/payment-personal-data.ts'
import { orderData } from './order/server/personal-data.ts'
import { storeOrderData } from './order/server/store-order-personal-data.ts'
import { pointData } from './point/server/personal-data.ts'
import { quotationData } from './quotation/server/personal-data.ts'
import { reviewData } from './review/server/personal-data.ts'
import { staffData } from './staff/server/personal-data.ts'
import { wishData } from './wish/server/personal-data.ts'

/** Whose data is asked for. The pseudonym stands in for the id where a row must stay without its person. */
export type Person = { mb_id: string; mb_name: string; mb_hp: string; mb_email: string; pseudonym: string }

/** What one part of the shop knows of its members. */
export type PersonalData = {
  name: string
  /** Why the member cannot leave yet, in a sentence; null where nothing stands in the way. */
  open?(ctx: Context, person: Person): Promise<string | null>
  /** Everything kept about the member, for the member to read: no secrets, nobody else's data. */
  collect(ctx: Context, person: Person): Promise<unknown>
  /** Takes it all away, in the transaction of leaving; what the law keeps goes to kept_record. */
  erase(ctx: Context, person: Person): Promise<void>
}

/** Every place that holds personal data: downloading and leaving read this list, and a test holds it against the tables. */
export const personalData: readonly PersonalData[] = [
  staffData,
  paymentData,
  claimData,
  orderData,
  storeOrderData,
  quotationData,
  reviewData,
  restockData,
  inquiryData,
  productInquiryData,
  applicationData,
  notificationData,
  letterData,
  wishData,
  formulaData,
  cartData,
  couponData,
  pointData,
  addressData,
  consentData,
  linkedAccountData,
  certificationData,
  proofData,
  sessionData,
  fileData,
  // Last: the others may still look at the member's row.
  memberData,
]
