import { application } from './application/contract.ts'
import { audit } from './audit/contract.ts'
import { staffBoards } from './board/contract.ts'
import { broadcast } from './broadcast/contract.ts'
import { cart } from './cart/contract.ts'
import { catalog } from './catalog/contract.ts'
import { staffExchange } from './catalog/exchange-contract.ts'
import { scheduledPrices } from './catalog/scheduled-price-contract.ts'
import { staffProducts } from './catalog/staff-contract.ts'
import { changeSets } from './change-set/contract.ts'
import { checkout } from './checkout/contract.ts'
import { staffCheckout } from './checkout/staff-contract.ts'
import { claim } from './claim/contract.ts'
import { staffClaims } from './claim/staff-contract.ts'
import { content } from './content/contract.ts'
import { coupon } from './coupon/contract.ts'
import { custom } from './custom/contract.ts'
import { document } from './document/contract.ts'
import { staffExports } from './export/contract.ts'
import { faq } from './faq/contract.ts'
import { file } from './file/contract.ts'
import { pictureLibrary } from './file/library-contract.ts'
import { staffPictures } from './file/picture-contract.ts'
import { formula } from './formula/contract.ts'
import { costing } from './formula/costing-contract.ts'
import { makerLabel } from './formula/label-contract.ts'
import { shelf } from './formula/shelf-contract.ts'
import { staffFormulas } from './formula/staff-contract.ts'
import { center } from './inquiry/center-contract.ts'
import { classInquiry } from './inquiry/class-inquiry-contract.ts'
import { inquiry } from './inquiry/contract.ts'
import { answerTemplates, inbox } from './inquiry/inbox-contract.ts'
import { productInquiry } from './inquiry/product-inquiry-contract.ts'
import { insight } from './insight/contract.ts'
import { staffStock } from './inventory/contract.ts'
import { staffLots } from './inventory/lot-contract.ts'
import { account } from './member/account-contract.ts'
import { member } from './member/contract.ts'
import { joining } from './member/joining-contract.ts'
import { kakao } from './member/kakao-contract.ts'
import { staffMembers } from './member/staff-contract.ts'
import { staffMessages } from './message/staff-contract.ts'
import { staffMoves } from './moving/contract.ts'
import { redirects } from './moving/redirect-contract.ts'
import { notice } from './notice/contract.ts'
import { notification } from './notification/contract.ts'
import { order } from './order/contract.ts'
import { gradeRules } from './order/grade-contract.ts'
import { reorder } from './order/reorder-contract.ts'
import { staffOrderEvents } from './order/staff-contract.ts'
import { payment } from './payment/contract.ts'
import { staffMoney } from './payment/staff-contract.ts'
import { staffPayments } from './payment/staff-payment-contract.ts'
import { point } from './point/contract.ts'
import { popup } from './popup/contract.ts'
import { quotation } from './quotation/contract.ts'
import { staffQuotations } from './quotation/staff-contract.ts'
import { staffRecalls } from './recall/contract.ts'
import { staffReceipts } from './receipt/staff-contract.ts'
import { orderStatement } from './receipt/statement-contract.ts'
import { staffReconciliation } from './reconciliation/contract.ts'
import { review } from './review/contract.ts'
import { search } from './search/contract.ts'
import { company } from './setting/company-contract.ts'
import { policies } from './setting/contract.ts'
import { shopRules } from './setting/rules-contract.ts'
import { shipment } from './shipment/contract.ts'
import { staffParcelLots } from './shipment/lot-contract.ts'
import { staffPacking } from './shipment/packing-contract.ts'
import { staffProduction } from './shipment/production-contract.ts'
import { staffShipments } from './shipment/staff-contract.ts'
import { staffOrders } from './shipment/staff-order-contract.ts'
import { shipping } from './shipping/contract.ts'
import { staff } from './staff/contract.ts'
import { staffSecurity } from './staff/security-contract.ts'
import { setup } from './staff/setup-contract.ts'
import { staffViews } from './staff/view-contract.ts'
import { statistics } from './statistics/contract.ts'
import { store } from './store/contract.ts'
import { staffStoreOrders, storeOrder } from './store-order/contract.ts'
import { system } from './system/contract.ts'
import { today } from './today/contract.ts'
import { translation } from './translation/contract.ts'
import { tssa } from './tssa/contract.ts'
import { certificate, classCalendar, myClasses } from './tssa/my-contract.ts'
import { orderClasses } from './tssa/order-contract.ts'
import { staffClasses } from './tssa/staff-contract.ts'
import { staffCourses } from './tssa/staff-course-contract.ts'
import { staffPlaces } from './tssa/staff-place-contract.ts'
import { wick } from './wick/contract.ts'
import { staffWicks } from './wick/staff-contract.ts'
import { wish } from './wish/contract.ts'

/** Every call the shop answers. */
export const contract = {
  staff,
  staffSecurity,
  setup,
  audit,
  changeSets,
  today,
  statistics,
  member,
  joining,
  kakao,
  account,
  staffMembers,
  catalog,
  staffProducts,
  scheduledPrices,
  staffExchange,
  staffStock,
  staffLots,
  custom,
  search,
  cart,
  order,
  checkout,
  staffCheckout,
  staffPayments,
  staffViews,
  staffExports,
  system,
  payment,
  claim,
  staffClaims,
  staffOrders,
  staffOrderEvents,
  staffMoney,
  staffShipments,
  staffPacking,
  staffParcelLots,
  staffRecalls,
  staffProduction,
  staffReceipts,
  staffReconciliation,
  orderClasses,
  orderStatement,
  reorder,
  shipment,
  storeOrder,
  staffStoreOrders,
  shipping,
  quotation,
  staffQuotations,
  content,
  company,
  shopRules,
  policies,
  file,
  staffPictures,
  pictureLibrary,
  inquiry,
  classInquiry,
  center,
  productInquiry,
  inbox,
  broadcast,
  gradeRules,
  answerTemplates,
  application,
  wish,
  formula,
  staffFormulas,
  shelf,
  makerLabel,
  costing,
  wick,
  staffWicks,
  tssa,
  myClasses,
  classCalendar,
  certificate,
  staffClasses,
  staffCourses,
  staffPlaces,
  staffBoards,
  staffMoves,
  redirects,
  notice,
  faq,
  document,
  notification,
  staffMessages,
  coupon,
  point,
  popup,
  store,
  review,
  insight,
  translation,
}
export type ShopContract = typeof contract
