import { applicationData } from './application/server/personal-data.ts'
import { cartData } from './cart/server/personal-data.ts'
import { restockData } from './catalog/server/personal-data.ts'
import { changeSetData } from './change-set/server/personal-data.ts'
import { claimData } from './claim/server/personal-data.ts'
import { couponData } from './coupon/server/personal-data.ts'
import { designData } from './custom/server/personal-data.ts'
import { exportData } from './export/server/personal-data.ts'
import { formulaData, shelfData } from './formula/server/personal-data.ts'
import { inboxData } from './inquiry/server/inbox/personal-data.ts'
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
import { moveData } from './moving/server/personal-data.ts'
import { emailData, notificationData } from './notification/server/personal-data.ts'
import { orderData } from './order/server/personal-data.ts'
import { paymentData } from './payment/server/personal-data.ts'
import type { PersonalData } from './personal-data-shape.ts'
import { pointData } from './point/server/personal-data.ts'
import { quotationData } from './quotation/server/personal-data.ts'
import { reviewData } from './review/server/personal-data.ts'
import { savedViewData, staffData, staffFactorData } from './staff/server/personal-data.ts'
import { storeOrderData } from './store-order/server/personal-data.ts'
import { classData } from './tssa/server/personal-data.ts'
import { burnData } from './wick/server/personal-data.ts'
import { wishData } from './wish/server/personal-data.ts'

/** Every place that holds personal data: downloading and leaving read this list, and a test holds it against the tables. */
export const personalData: readonly PersonalData[] = [
  staffData,
  changeSetData,
  staffFactorData,
  savedViewData,
  exportData,
  paymentData,
  claimData,
  classData,
  orderData,
  storeOrderData,
  quotationData,
  inboxData,
  reviewData,
  restockData,
  inquiryData,
  productInquiryData,
  applicationData,
  notificationData,
  emailData,
  wishData,
  shelfData,
  burnData,
  formulaData,
  cartData,
  designData,
  couponData,
  pointData,
  addressData,
  consentData,
  linkedAccountData,
  certificationData,
  proofData,
  sessionData,
  fileData,
  moveData,
  // Last: the others may still look at the member's row.
  memberData,
]
