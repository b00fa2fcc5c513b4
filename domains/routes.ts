import type { ReadTemplateState } from '@sillage/server-kit/alimtalk.ts'
import type { Bound } from '@sillage/server-kit/bind.ts'
import { applicationRoutes } from './application/server/routes.ts'
import { auditReads } from './audit/server/audit-reads.ts'
import { auditRoutes } from './audit/server/routes.ts'
import { boardRoutes } from './board/server/routes.ts'
import { broadcastRoutes } from './broadcast/server/routes.ts'
import { cartRoutes } from './cart/server/routes.ts'
import { staffExchangeRoutes } from './catalog/server/exchange.ts'
import { catalogRoutes } from './catalog/server/routes.ts'
import { scheduledPriceRoutes } from './catalog/server/scheduled-prices.ts'
import { catalogChanges } from './catalog/server/settle-changes.ts'
import { staffProductRoutes } from './catalog/server/staff-routes.ts'
import { createChangeSetRoutes } from './change-set/server/routes.ts'
import { createCheckoutRoutes } from './checkout/server/routes.ts'
import { createClaimRoutes } from './claim/server/routes.ts'
import { contentRoutes } from './content/server/routes.ts'
import { couponChanges } from './coupon/server/import-coupons.ts'
import { couponRoutes } from './coupon/server/routes.ts'
import { customRoutes } from './custom/server/routes.ts'
import { documentRoutes } from './document/server/routes.ts'
import { exportRoutes } from './export/server/routes.ts'
import { faqRoutes } from './faq/server/routes.ts'
import { pictureLibraryRoutes, staffPictureRoutes } from './file/server/pictures.ts'
import { fileRoutes } from './file/server/routes.ts'
import { formulaRoutes } from './formula/server/routes.ts'
import { centerRoutes } from './inquiry/server/center.ts'
import { classInquiryRoutes } from './inquiry/server/class-inquiry-routes.ts'
import { answerTemplateRoutes, inboxRoutes } from './inquiry/server/inbox/routes.ts'
import { createProductInquiryRoutes } from './inquiry/server/product-inquiry-routes.ts'
import { inquiryRoutes } from './inquiry/server/routes.ts'
import { insightRoutes } from './insight/server/routes.ts'
import { stockChanges } from './inventory/server/receive-lots.ts'
import { staffStockRoutes } from './inventory/server/routes.ts'
import type { Messenger } from './member/kakao-contract.ts'
import { accountRoutes, staffMemberRoutes } from './member/server/account-routes.ts'
import { gradeChanges } from './member/server/grade-changes.ts'
import type { KakaoCert } from './member/server/kakao-cert.ts'
import type { Kakao } from './member/server/kakao-provider.ts'
import { createKakaoRoutes } from './member/server/kakao-routes.ts'
import { joiningRoutes, memberRoutes } from './member/server/routes.ts'
import { createMessageRoutes } from './message/server/routes.ts'
import { movingRoutes } from './moving/server/routes.ts'
import { noticeRoutes } from './notice/server/routes.ts'
import { notificationRoutes } from './notification/server/routes.ts'
import { gradeRuleRoutes } from './order/server/grade-rules.ts'
import { createOrderRoutes } from './order/server/routes.ts'
import type { PaymentGateways } from './payment/providers/gateways.ts'
import { depositChanges } from './payment/server/deposits/import.ts'
import { paymentsOf } from './payment/server/payment-options.ts'
import { createPaymentRoutes } from './payment/server/routes.ts'
import { pointRoutes } from './point/server/routes.ts'
import { popupRoutes } from './popup/server/routes.ts'
import { createQuotationRoutes } from './quotation/server/routes.ts'
import { recallRoutes } from './recall/server/routes.ts'
import { createReceiptRoutes } from './receipt/server/routes.ts'
import { createReconciliationRoutes } from './reconciliation/server/routes.ts'
import { createReviewRoutes } from './review/server/routes.ts'
import { searchRoutes } from './search/server/routes.ts'
import { companyRoutes, policyRoutes, shopRuleRoutes } from './setting/server/routes.ts'
import { orderChanges } from './shipment/server/bulk-changes.ts'
import { shipmentRoutes } from './shipment/server/routes.ts'
import { shippingRoutes } from './shipping/server/routes.ts'
import { createSetupRoutes, staffRoutes } from './staff/server/routes.ts'
import { createSecurityRoutes } from './staff/server/security-routes.ts'
import type { ServiceState } from './staff/service-words.ts'
import { statisticsRoutes } from './statistics/server/routes.ts'
import { storeRoutes } from './store/server/routes.ts'
import { storeOrderRoutes } from './store-order/server/routes.ts'
import { storeOrderChanges } from './store-order/server/store-order-changes.ts'
import { createSystemRoutes } from './system/server/routes.ts'
import { todayRoutes } from './today/server/routes.ts'
import { translationRoutes } from './translation/server/routes.ts'
import type { Translator } from './translation/server/translator.ts'
import { createTssaRoutes } from './tssa/server/routes.ts'
import { wickRoutes } from './wick/server/routes.ts'
import { wishRoutes } from './wish/server/routes.ts'

/** Services outside that answers need; one that is not set up is left out, and its endpoints say so. */
export type Outside = {
  kakao?: Kakao | undefined
  messenger?: Messenger | undefined
  cert?: KakaoCert | undefined
  gateways?: PaymentGateways | undefined
  /** Puts what people wrote into English. */
  translator?: Translator | undefined
  /** How the texts for AlimTalk stand at KakaoTalk. */
  readTemplate?: ReadTemplateState | undefined
  /** Which of the services are configured, for the people who set the shop up. */
  services?: ServiceState[] | undefined
}

/** A shop that takes no money yet: orders can be looked at, and nothing can be bought. */
const noGateways: PaymentGateways = { providers: [], link: (path) => path }

/** Every endpoint with its handler. */
export const bindEndpoints = (outside: Outside = {}): Bound[] => auditReads(bindAll(outside))

const bindAll = (outside: Outside): Bound[] => [...bindPeople(outside), ...bindBuying(outside), ...bindReading(outside)]

/** Staff and their tools, members and their accounts. */
const bindPeople = ({ kakao, messenger, cert, gateways = noGateways, services = [] }: Outside): Bound[] => [
  ...staffRoutes,
  ...createSecurityRoutes(gateways.link),
  ...createSetupRoutes(services),
  ...auditRoutes,
  ...createChangeSetRoutes([
    catalogChanges,
    stockChanges,
    gradeChanges,
    couponChanges,
    orderChanges,
    depositChanges,
    storeOrderChanges,
  ]),
  ...todayRoutes,
  ...statisticsRoutes,
  ...createSystemRoutes(services),
  ...exportRoutes,
  ...memberRoutes,
  ...joiningRoutes,
  ...createKakaoRoutes({ kakao, messenger, cert }),
  ...accountRoutes,
  ...staffMemberRoutes,
]

/** Goods, and everything from the cart to the books. */
const bindBuying = ({ gateways = noGateways }: Outside): Bound[] => [
  ...catalogRoutes,
  ...staffProductRoutes,
  ...scheduledPriceRoutes,
  ...staffExchangeRoutes,
  ...staffStockRoutes,
  ...customRoutes,
  ...searchRoutes,
  ...cartRoutes,
  ...createOrderRoutes(paymentsOf(gateways)),
  ...createPaymentRoutes(gateways),
  ...createCheckoutRoutes(gateways),
  ...shipmentRoutes,
  ...createClaimRoutes(gateways),
  ...recallRoutes,
  ...createReceiptRoutes(gateways),
  ...createReconciliationRoutes(gateways),
  ...storeOrderRoutes,
  ...shippingRoutes,
  ...createQuotationRoutes(gateways.link),
]

/** What is read, asked, answered and taught. */
const bindReading = ({ gateways = noGateways, translator, readTemplate }: Outside): Bound[] => [
  ...contentRoutes,
  ...companyRoutes,
  ...shopRuleRoutes,
  ...policyRoutes,
  ...fileRoutes,
  ...staffPictureRoutes,
  ...pictureLibraryRoutes,
  ...inquiryRoutes,
  ...inboxRoutes,
  ...broadcastRoutes,
  ...gradeRuleRoutes,
  ...answerTemplateRoutes,
  ...classInquiryRoutes,
  ...centerRoutes,
  ...createProductInquiryRoutes(translator),
  ...applicationRoutes,
  ...wishRoutes,
  ...formulaRoutes,
  ...wickRoutes,
  ...createTssaRoutes(gateways.link),
  ...boardRoutes,
  ...movingRoutes,
  ...noticeRoutes,
  ...faqRoutes,
  ...documentRoutes,
  ...notificationRoutes,
  ...createMessageRoutes(readTemplate),
  ...couponRoutes,
  ...pointRoutes,
  ...popupRoutes,
  ...storeRoutes,
  ...createReviewRoutes(translator),
  ...insightRoutes,
  ...translationRoutes,
]
