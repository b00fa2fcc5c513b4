import { Agent } from 'node:https'
import { connect } from 'node:net'
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk'
import { afterAll, expect, test } from 'vitest'
import { startPayPalEmulator } from './paypal-emulator.ts'

const paypal = await startPayPalEmulator()
afterAll(paypal.stop)

/** PayPal's client knows only PayPal's own addresses: whatever it opens leads to the emulator, without encryption. */
class StandInAgent extends Agent {
  override createConnection() {
    const { hostname, port } = new URL(paypal.url)
    return connect(Number(port), hostname)
  }
}

const client = new Client({
  clientCredentialsAuthCredentials: { oAuthClientId: paypal.clientId, oAuthClientSecret: paypal.clientSecret },
  environment: Environment.Sandbox,
  httpClientOptions: { httpsAgent: new StandInAgent() },
  // Whatever stands in the environment of the machine.
  unstable_httpClientOptions: { proxy: false },
})
const orders = new OrdersController(client)
const payments = new PaymentsController(client)
const prefer = 'return=representation'

const body = {
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [{ customId: '261115-AAAAAAA', amount: { currencyCode: 'USD', value: '34.50' } }],
  paymentSource: {
    paypal: {
      experienceContext: { returnUrl: 'http://localhost:3000/back', cancelUrl: 'http://localhost:3000/no' },
    },
  },
}

test('PayPal’s own client places, reads, captures and gives back', async () => {
  const { result: placed } = await orders.createOrder({ body, prefer, paypalRequestId: 'sdk-1' })
  const id = placed.id ?? ''
  expect(placed.links?.map(({ rel }) => rel)).toContain('payer-action')

  const early = orders.captureOrder({ id, prefer })
  await expect(early).rejects.toMatchObject({ statusCode: 422, body: expect.stringContaining('ORDER_NOT_APPROVED') })
  await expect(early).rejects.toBeInstanceOf(ApiError)

  paypal.approve(id)
  const { result: read } = await orders.getOrder({ id })
  expect(read).toMatchObject({ status: 'APPROVED', purchaseUnits: [{ customId: '261115-AAAAAAA' }] })

  const { result: taken } = await orders.captureOrder({ id, prefer, paypalRequestId: 'sdk-2' })
  const [capture] = taken.purchaseUnits?.[0]?.payments?.captures ?? []
  expect(capture).toMatchObject({ status: 'COMPLETED', amount: { currencyCode: 'USD', value: '34.50' } })

  const { result: refund } = await payments.refundCapturedPayment({
    captureId: capture?.id ?? '',
    prefer,
    paypalRequestId: 'sdk-3',
    body: { amount: { currencyCode: 'USD', value: '0.29' } },
  })
  expect(refund).toMatchObject({ status: 'COMPLETED', amount: { value: '0.29' } })
  const { result: after } = await payments.getCapturedPayment({ captureId: capture?.id ?? '' })
  expect(after.status).toBe('PARTIALLY_REFUNDED')
  expect((await payments.getRefund({ refundId: refund.id ?? '' })).result.amount?.value).toBe('0.29')
  expect(paypal.find(id)).toEqual({ status: 'COMPLETED', captured: 3_450, refunded: 29, refunds: 1 })
})
