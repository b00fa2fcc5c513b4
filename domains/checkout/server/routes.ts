import { bind } from '@sillage/server-kit/bind.ts'
import { findGuestOrder } from '../../order/server/guest-access.ts'
import { showOrder } from '../../order/server/orders.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { paymentsOf } from '../../payment/server/payment-options.ts'
import { checkout } from '../contract.ts'
import { staffCheckout } from '../staff-contract.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place.ts'
import { placeForCustomer } from './place-for-customer.ts'
import { quote } from './quote.ts'

export const createCheckoutRoutes = (gateways: PaymentGateways) => [
  ...bind(checkout, {
    quote: (ctx, { body }) => quote(ctx, gateways, body),
    place: (ctx, { body }) => placeOrder(ctx, gateways, body),
    pay: (ctx, { params, query, body }) => payOrder(ctx, gateways, { ...params, ...query, ...body }),
    view: (ctx, { params, query }) => showOrder(ctx, paymentsOf(gateways), params.order_id, query.view_key),
    find: (ctx, { body }) => findGuestOrder(ctx, body),
  }),
  ...bind(staffCheckout, { place: (ctx, { body }) => placeForCustomer(ctx, gateways, body) }),
]
