import { data, type RouteObject } from 'react-router'
import { page } from './page-route.ts'
import { PageError } from './shell/page-error.tsx'
import { loader, Shell } from './shell/shell.tsx'

/** Thrown, not drawn: only so the server learns the status. The boundary draws the not-found page. */
function nothingHere(): never {
  throw data('', { status: 404 })
}

const listing = ['page', 'sort', 'order']

/** Every address of the shop, in the order of the specification. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    loader,
    // The frame is drawn once; its own data does not change with the address.
    shouldRevalidate: () => false,
    ErrorBoundary: PageError,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          page('/', 'content/shop/home-page'),
          page('/login', 'member/shop/login-page', { query: ['redirect'] }),
          page('/shop/best-seller', 'catalog/shop/best-seller-page', { query: listing }),
          page('/shop/category/:categoryId', 'catalog/shop/category-page', { query: listing }),
          page('/shop/product/:productId', 'catalog/shop/product-page'),
          page('/shop/new-item', 'catalog/shop/new-item-page', { query: listing }),
          { path: '*', loader: nothingHere },
        ],
      },
    ],
  },
]
