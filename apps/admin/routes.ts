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
  page('/staff', 'staff/admin/staff-page', 'staff'),
  page('/audit', 'audit/admin/audit-page', 'audit'),
]

export const routes: RouteObject[] = [
  {
    Component: Frame,
    // Drawn while the first screen's file is fetched: nothing, for a moment.
    HydrateFallback: () => null,
    ErrorBoundary: ScreenFailed,
    children: [{ ErrorBoundary: ScreenFailed, children: [...screens, { path: '*', Component: NotFound }] }],
  },
]
