import { seedApplications, seedWaitingApplications } from './application/server/seed.ts'
import { seedCatalog } from './catalog/server/seed.ts'
import { seedClaims } from './claim/server/seed.ts'
import { seedContent } from './content/server/seed.ts'
import { seedPromotions } from './content/server/seed-promotions.ts'
import { seedCoupons } from './coupon/server/seed.ts'
import { seedDocuments } from './document/server/seed.ts'
import { seedFaqs } from './faq/server/seed.ts'
import { seedFormulas } from './formula/server/seed.ts'
import { seedProductQuestions } from './inquiry/server/product-inquiry-seed.ts'
import { seedInquiries } from './inquiry/server/seed.ts'
import { seedMembers } from './member/server/seed.ts'
import { seedNotices } from './notice/server/seed.ts'
import { seedNotifications } from './notification/server/seed.ts'
import { seedOrders } from './order/server/seed.ts'
import { seedSales } from './order/server/seed-sales.ts'
import { seedPayments } from './payment/server/seed.ts'
import { seedDeposits, seedReceipts } from './payment/server/seed-deposits.ts'
import { seedPoints } from './point/server/seed.ts'
import { seedPopups } from './popup/server/seed.ts'
import { seedQuotations } from './quotation/server/seed.ts'
import { seedReviews } from './review/server/seed.ts'
import { seedSearch } from './search/server/seed.ts'
import type { SeedStep } from './seeding.ts'
import { seedPolicies } from './setting/server/seed-policies.ts'
import { seedStaff } from './staff/server/seed.ts'
import { seedStatistics } from './statistics/server/seed.ts'
import { seedStores } from './store/server/seed.ts'
import { seedStoreOrders } from './store-order/server/seed/store-orders.ts'
import { seedCourses } from './tssa/server/seed.ts'
import { seedEnrolments } from './tssa/server/seed-enrolments.ts'
import { seedWishes } from './wish/server/seed.ts'

/** The demo shop, in the order in which the domains build on each other. */
export const seedSteps: SeedStep[] = [
  { name: 'policies', run: seedPolicies },
  { name: 'members', run: seedMembers },
  { name: 'staff', run: seedStaff },
  { name: 'products', run: seedCatalog },
  { name: 'synonyms', run: seedSearch },
  { name: 'classes', run: seedCourses },
  { name: 'stores', run: seedStores },
  { name: 'contents', run: seedContent },
  { name: 'notices', run: seedNotices },
  { name: 'questions and answers', run: seedFaqs },
  { name: 'documents', run: seedDocuments },
  { name: 'notifications', run: seedNotifications },
  { name: 'coupons', run: seedCoupons },
  { name: 'promotions', run: seedPromotions },
  { name: 'points', run: seedPoints },
  { name: 'inquiries', run: seedInquiries },
  { name: 'applications', run: seedApplications },
  { name: 'orders', run: seedOrders },
  { name: 'enrolments', run: seedEnrolments },
  { name: 'reviews', run: seedReviews },
  { name: 'sales', run: seedSales },
  { name: 'payments', run: seedPayments },
  { name: 'deposits', run: seedDeposits },
  { name: 'receipts', run: seedReceipts },
  { name: 'claims', run: seedClaims },
  { name: 'quotations', run: seedQuotations },
  { name: 'applications that wait', run: seedWaitingApplications },
  { name: 'store orders', run: seedStoreOrders },
  { name: 'product questions', run: seedProductQuestions },
  { name: 'wishes', run: seedWishes },
  { name: 'formulas', run: seedFormulas },
  { name: 'popups', run: seedPopups },
  { name: 'statistics', run: seedStatistics },
]
