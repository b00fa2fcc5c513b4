import type { RouteObject } from 'react-router'
import { page } from './page-route.ts'
import { Frame } from './shell/frame.tsx'
import { NotFound } from './shell/not-found.tsx'
import { ScreenFailed } from './shell/screen-failed.tsx'

/** Every address of the console, below /admin. */
const screens: RouteObject[] = [
  page('/', 'pages/today-page'),
  page('/orders', 'shipment/admin/order-list-page', 'orders'),
  page('/orders/:orderId', 'pages/order-page', 'orders'),
  page('/packing', 'shipment/admin/packing-page', 'shipments'),
  page('/tracking', 'shipment/admin/tracking-page', 'shipments'),
  page('/claims', 'claim/admin/claim-list-page', 'claims'),
  page('/claims/:claimId', 'claim/admin/claim-page', 'claims'),
  page('/deposits', 'payment/admin/deposit-page', 'money'),
  page('/refunds', 'payment/admin/refund-page', 'money'),
  page('/receipts', 'receipt/admin/receipt-page', 'receipts'),
  page('/quotations', 'quotation/admin/quotation-list-page', 'quotations'),
  page('/quotations/:id', 'quotation/admin/quotation-page', 'quotations'),
  page('/reconciliation', 'reconciliation/admin/reconciliation-page', 'reconciliation'),
  page('/products', 'catalog/admin/product-list-page', 'products'),
  page('/products/grid', 'catalog/admin/grid-page', 'products'),
  page('/products/import', 'catalog/admin/import-page', 'products'),
  page('/categories', 'catalog/admin/category-page', 'products'),
  page('/products/new', 'catalog/admin/product-page', 'products'),
  page('/products/:id', 'catalog/admin/product-page', 'products'),
  page('/stock', 'inventory/admin/stock-list-page', 'stock'),
  page('/stock/count', 'inventory/admin/count-page', 'stock'),
  page('/stock/:variantId', 'inventory/admin/stock-page', 'stock'),
  page('/changes', 'change-set/admin/change-list-page'),
  page('/members', 'member/admin/member-list-page', 'members'),
  page('/members/:mbId', 'pages/member-page', 'members'),
  page('/coupons', 'coupon/admin/coupon-list-page', 'coupons'),
  page('/coupons/:id', 'coupon/admin/coupon-page', 'coupons'),
  page('/points', 'point/admin/grant-page', 'points'),
  page('/reviews', 'review/admin/review-page', 'reviews'),
  page('/notices', 'notice/admin/notice-list-page', 'boards'),
  page('/faqs', 'faq/admin/faq-list-page', 'boards'),
  page('/documents', 'document/admin/document-list-page', 'boards'),
  page('/popups', 'popup/admin/popup-page', 'content'),
  page('/pages', 'content/admin/cms-list-page', 'content'),
  page('/pages/:name', 'content/admin/cms-page', 'content'),
  page('/promotions', 'content/admin/promotion-page', 'content'),
  page('/recipes', 'content/admin/recipe-page', 'content'),
  page('/selects', 'content/admin/select-page', 'content'),
  page('/policies', 'setting/admin/policy-page', 'content'),
  page('/stores', 'store/admin/store-page', 'stores'),
  page('/messages', 'message/admin/message-list-page', 'messages'),
  page('/messages/templates', 'message/admin/template-page', 'messages'),
  page('/search', 'search/admin/search-page', 'search'),
  page('/translations', 'translation/admin/translation-page', 'translations'),
  page('/shipping', 'shipping/admin/shipping-page', 'shipping'),
  page('/inquiries', 'inquiry/admin/inquiry-list-page', 'inquiries'),
  page('/inquiries/:id', 'inquiry/admin/inquiry-page', 'inquiries'),
  page('/product-inquiries', 'inquiry/admin/product-inquiry-page', 'inquiries'),
  page('/applications', 'application/admin/application-list-page', 'applications'),
  page('/applications/:id', 'application/admin/application-page', 'applications'),
  page('/classes', 'tssa/admin/session-list-page', 'classes'),
  page('/classes/scan/:code', 'tssa/admin/scan-page', 'classes'),
  page('/classes/:id', 'tssa/admin/roster-page', 'classes'),
  page('/materials', 'formula/admin/material-list-page', 'formulas'),
  page('/substances', 'formula/admin/substance-list-page', 'formulas'),
  page('/staff', 'staff/admin/staff-page', 'staff'),
  page('/security', 'staff/admin/security-page'),
  page('/audit', 'audit/admin/audit-page', 'audit'),
]

export const routes: RouteObject[] = [
  // Outside of the frame: at first there is no one who could sign in.
  { ...page('/setup', 'pages/setup-page'), HydrateFallback: () => null, ErrorBoundary: ScreenFailed },
  {
    Component: Frame,
    // Drawn while the first screen's file is fetched: nothing, for a moment.
    HydrateFallback: () => null,
    ErrorBoundary: ScreenFailed,
    children: [{ ErrorBoundary: ScreenFailed, children: [...screens, { path: '*', Component: NotFound }] }],
  },
]
