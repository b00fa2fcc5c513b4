import { throwNotFound } from '@sillage/web-kit/throw-not-found.ts'
import type { RouteObject } from 'react-router'
import { Guard } from './guard.tsx'
import { findMoved } from './moved.ts'
import { PageBoundary } from './page-boundary.tsx'
import { membersOnly, page } from './page-route.ts'
import { redirectRoutes } from './redirects.ts'
import { Root } from './root.tsx'
import { MembersNowhere } from './shell/members-nowhere.tsx'
import { loader } from './shell/shell.tsx'

const listing = ['page', 'sort', 'order']
const filtered = [...listing, 'family', 'kind', 'badge', 'in_stock', 'price_min', 'price_max', 'currency']
const board = ['page', 'topic', 'keyword']
const member = { guarded: true }
const staff = { guarded: true, staffOnly: true }

/** Every address of the shop, in the order of the specification. */
const pages: RouteObject[] = [
  page('/', 'content/shop/home-page', { landing: true, query: ['preview'] }),
  page('/login', 'member/shop/login-page', { visitorsOnly: true }),
  page('/register', 'member/shop/register-page'),
  page('/forgot-password', 'member/shop/forgot-password-page'),
  page('/shop/reset', 'member/shop/reset-password-page'),
  page('/auth/mail/:token', 'member/shop/prove-mail-page', { own: true }),
  page('/auth/kakao/callback', 'member/shop/kakao-callback-page', { own: true }),
  page('/custom/:id', 'pages/custom-page'),

  page('/my-page', 'pages/dashboard-page', member),
  page('/my-page/account', 'member/shop/account-page', member),
  page('/my-page/notification', 'pages/notification-page', member),
  page('/my-page/order', 'pages/order-list-page', member),
  page('/my-page/order/:orderId', 'pages/order-page', member),
  page('/my-page/store-order', 'pages/store-order-page', member),
  page('/my-page/tssa', 'tssa/shop/my-classes-page', member),
  page('/my-page/inquiry', 'inquiry/shop/inquiry-list-page', member),
  page('/my-page/product-inquiry', 'inquiry/shop/my-product-inquiry-page', member),
  page('/my-page/product-review', 'review/shop/my-review-page', member),
  page('/my-page/wish-list', 'wish/shop/wish-list-page', member),
  page('/my-page/inquiry/:id', 'inquiry/shop/inquiry-edit-page', member),
  page('/my-page/inquiry/:id/show', 'inquiry/shop/inquiry-page', member),
  page('/my-page/coupon', 'coupon/shop/coupon-page', member),
  page('/my-page/point', 'point/shop/point-page', member),
  page('/my-page/formula', 'formula/shop/formula-list-page', member),
  page('/my-page/shelf', 'formula/shop/shelf-page', member),
  page('/my-page/batches', 'formula/shop/batches-page', { ...member, query: ['lot'] }),
  page('/my-page/formula/:id/show', 'formula/shop/formula-page', member),
  page('/my-page/formula/:id/label', 'formula/shop/label-page', member),

  page('/tssa', 'tssa/shop/tssa-page', { landing: true }),
  page('/tssa/about', 'tssa/shop/about-page'),
  page('/tssa/class-product', 'tssa/shop/class-list-page', {
    query: ['view', 'month', 'level', 'format', 'when', 'weekday', 'studio', 'open'],
  }),
  page('/tssa/books', 'tssa/shop/book-list-page', { query: listing }),
  page('/tssa/notice', 'pages/school-notice-page', { query: board }),
  page('/tssa/notice/:id/edit', 'notice/shop/notice-edit-page', staff),
  page('/tssa/notice/:id', 'notice/shop/notice-page'),
  page('/tssa/category', 'tssa/shop/class-category-page'),
  page('/tssa/studio', 'tssa/shop/studio-page'),
  page('/tssa/product/:productId', 'pages/product-page', { query: ['preview'] }),

  page('/contents/diy', 'content/shop/recipe-list-page'),
  page('/contents/diy/:id', 'content/shop/recipe-page'),
  page('/contents/company', 'content/shop/company-page', { query: ['preview'] }),
  page('/contents/select/:id', 'content/shop/select-page'),
  page('/contents/store', 'store/shop/store-list-page'),
  page('/contents/privacy', 'content/shop/privacy-page', { query: ['version'] }),
  page('/contents/promotion', 'content/shop/promotion-list-page'),
  page('/contents/promotion/:id', 'content/shop/promotion-page'),
  page('/contents/wick', 'wick/shop/wick-page', { query: ['diameter_mm', 'wax', 'load', 'additive', 'kind'] }),
  page('/contents/:path', 'content/shop/cms-page', { query: ['preview'] }),

  page('/customer/center', 'inquiry/shop/center-page', { query: ['keyword'] }),
  page('/customer/notice', 'notice/shop/notice-list-page', { query: board }),
  page('/customer/notice/:id/edit', 'notice/shop/notice-edit-page', staff),
  page('/customer/notice/:id', 'notice/shop/notice-page'),
  page('/customer/wholesale-apply', 'application/shop/wholesale-page'),
  page('/customer/wholesale-apply/:id/show', 'application/shop/wholesale-show-page', member),
  page('/customer/wholesale-apply/:id/edit', 'application/shop/wholesale-edit-page', member),
  page('/customer/faq', 'faq/shop/faq-page', { query: [...board, 'id'] }),
  page('/customer/faq/:id/edit', 'faq/shop/faq-edit-page', staff),
  page('/customer/product-inquiry', 'inquiry/shop/product-inquiry-page', { query: ['page', 'answered'] }),
  page('/customer/product-review', 'review/shop/review-list-page', { query: ['page', 'sort', 'photo'] }),
  page('/customer/dealer-apply', 'application/shop/dealer-page'),
  page('/customer/document-board', 'document/shop/document-list-page', { query: board }),
  page('/customer/document-board/:id', 'document/shop/document-page', member),
  page('/customer/document-board/:id/edit', 'document/shop/document-edit-page', staff),
  page('/customer/shipment-cost', 'pages/shipment-cost-page'),
  page('/customer/class-inquiry', 'inquiry/shop/class-inquiry-page'),
  page('/customer/bulk-request', 'quotation/shop/bulk-request-page'),

  page('/shop/best-seller', 'catalog/shop/best-seller-page', { query: filtered }),
  page('/shop/category/:categoryId', 'catalog/shop/category-page', { query: filtered }),
  page('/shop/product/:productId', 'pages/product-page', { query: ['preview'] }),
  page('/shop/quotation', 'quotation/shop/quotation-page', { blank: true, query: ['id'] }),
  page('/share/:token', 'formula/shop/share-page', { own: true }),
  page('/verify/:code', 'pages/verify-page', { own: true }),
  page('/shop/cart', 'pages/cart-page'),
  page('/shop/order-form', 'checkout/shop/order-form-page'),
  page('/shop/order/:orderId/confirm', 'pages/order-confirm-page', { own: true }),
  page('/shop/payment_confirm', 'checkout/shop/payment-confirm-page'),
  page('/shop/my_order_view', 'pages/order-view-page'),
  page('/guest-order', 'order/shop/guest-order-page'),
  page('/shop/search', 'search/shop/search-page', { query: ['keyword', 'category', ...filtered] }),
  page('/shop/new-item', 'catalog/shop/new-item-page', { query: filtered }),
]

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    loader,
    // The frame is drawn once; its own data does not change with the address.
    shouldRevalidate: () => false,
    ErrorBoundary: PageBoundary,
    children: [
      {
        Component: Guard,
        ErrorBoundary: PageBoundary,
        // Thrown, not drawn, so that the server learns the status: the boundary draws the not-found page.
        children: [...pages, ...redirectRoutes(findMoved, throwNotFound), membersOnly('/my-page/*', MembersNowhere)],
      },
    ],
  },
]
