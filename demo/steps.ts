import { seedApplications, seedWaitingApplications } from './application/seed.ts'
import { seedBroadcasts } from './broadcast/seed.ts'
import { seedCatalog } from './catalog/seed.ts'
import { seedClaims } from './claim/seed.ts'
import { seedContent } from './content/seed.ts'
import { seedPromotions } from './content/seed-promotions.ts'
import { seedCoupons } from './coupon/seed.ts'
import { seedDocuments } from './document/seed.ts'
import { seedFaqs } from './faq/seed.ts'
import { seedPictures } from './file/seed.ts'
import { seedFormulas } from './formula/seed.ts'
import { seedInquiries } from './inquiry/seed.ts'
import { seedInbox } from './inquiry/seed-inbox.ts'
import { seedProductQuestions } from './inquiry/seed-product-questions.ts'
import { seedLots } from './inventory/seed-lots.ts'
import { seedMembers } from './member/seed.ts'
import { seedNotices } from './notice/seed.ts'
import { seedNotifications } from './notification/seed.ts'
import { seedOrders } from './order/seed.ts'
import { seedMadeToOrder } from './order/seed-made-to-order.ts'
import { seedSales } from './order/seed-sales.ts'
import { seedPayments } from './payment/seed.ts'
import { seedDeposits, seedReceipts } from './payment/seed-deposits.ts'
import { seedPoints } from './point/seed.ts'
import { seedPopups } from './popup/seed.ts'
import { seedQuotations } from './quotation/seed.ts'
import { seedReviews } from './review/seed.ts'
import { seedSearch } from './search/seed.ts'
import type { SeedStep } from './seeding.ts'
import { seedPolicies } from './setting/seed-policies.ts'
import { seedStaff } from './staff/seed.ts'
import { seedStatistics } from './statistics/seed.ts'
import { seedStores } from './store/seed.ts'
import { seedStoreOrders } from './store-order/store-orders.ts'
import { seedCourses } from './tssa/seed.ts'
import { seedEnrolments } from './tssa/seed-enrolments.ts'
import { seedRosters } from './tssa/seed-rosters.ts'
import { seedWicks } from './wick/seed.ts'
import { seedWishes } from './wish/seed.ts'

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
  { name: 'rosters', run: seedRosters },
  // Before the sales, which take off what was sold already.
  { name: 'made to order', run: seedMadeToOrder },
  { name: 'sales', run: seedSales },
  { name: 'lots', run: seedLots },
  { name: 'payments', run: seedPayments },
  { name: 'deposits', run: seedDeposits },
  { name: 'receipts', run: seedReceipts },
  { name: 'claims', run: seedClaims },
  { name: 'quotations', run: seedQuotations },
  { name: 'applications that wait', run: seedWaitingApplications },
  { name: 'store orders', run: seedStoreOrders },
  { name: 'product questions', run: seedProductQuestions },
  { name: 'inbox', run: seedInbox },
  { name: 'broadcasts', run: seedBroadcasts },
  { name: 'wishes', run: seedWishes },
  { name: 'formulas', run: seedFormulas },
  { name: 'wicks', run: seedWicks },
  { name: 'popups', run: seedPopups },
  // After everything that shows a picture.
  { name: 'pictures', run: seedPictures },
  { name: 'statistics', run: seedStatistics },
]
