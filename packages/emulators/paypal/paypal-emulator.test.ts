import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startPayPalEmulator } from './paypal-emulator.ts'
import { rawValueOf } from './raw-value.ts'

const paypal = await startPayPalEmulator()
afterAll(paypal.stop)

const basic = Buffer.from(`${paypal.clientId}:${paypal.clientSecret}`).toString('base64')
const granted = await fetch(`${paypal.url}/v1/oauth2/token`, {
  method: 'POST',
  headers: { authorization: `Basic ${basic}` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
})
const { access_token } = await granted.json()

async function ask(path: string, body?: object, headers: Record<string, string> = {}) {
  const reply = await fetch(paypal.url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json', ...headers },
  })
  return { status: reply.status, body: await reply.json() }
}

const context = { return_url: 'http://localhost:3000/back?token=ours', cancel_url: 'http://localhost:3000/no' }
const order = ({ amount = {}, ...unit }: { amount?: object } & Record<string, unknown> = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: 'A-1', ...unit, amount: { currency_code: 'USD', value: '34.50', ...amount } }],
  payment_source: { paypal: { experience_context: { brand_name: 'Sillage', ...context } } },
})
const place = (body: object, key: string = randomUUID()) =>
  ask('/v2/checkout/orders', body, { 'paypal-request-id': key })

test('a payer agrees in the window, and the shop takes the money once', async () => {
  const { status, body: placed } = await place(order({ description: 'Fig & <Shade>' }))
  expect({ status, state: placed.status }).toEqual({ status: 200, state: 'PAYER_ACTION_REQUIRED' })
  const capture = `/v2/checkout/orders/${placed.id}/capture`
  expect(await ask(capture, {})).toMatchObject({ status: 422, body: { details: [{ issue: 'ORDER_NOT_APPROVED' }] } })
  const window = placed.links.find(({ rel }: { rel: string }) => rel === 'payer-action').href
  expect(await (await fetch(window)).text()).toContain('Fig &amp; &lt;Shade&gt;')
  const form = new URLSearchParams({ decision: 'pay', funding: 'card' })
  const back = await fetch(window, { method: 'POST', body: form, redirect: 'manual' })
  const { searchParams } = new URL(back.headers.get('location') ?? '')
  expect(searchParams.getAll('token')).toEqual(['ours', placed.id])
  const key = { 'paypal-request-id': 'take-1' }
  const first = await ask(capture, {}, key)
  expect(first).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
  expect(await ask(capture, {}, key)).toEqual(first)
  expect(await ask(capture, {})).toMatchObject({ body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] } })
  expect((await fetch(window)).status).toBe(410)
})

test.each([
  ['won', { amount: { currency_code: 'KRW', value: '1000' } }, 422, 'CURRENCY_NOT_SUPPORTED'],
  ['half a cent', { amount: { value: '1.005' } }, 422, 'DECIMAL_PRECISION'],
  ['nothing', { amount: { value: '0.00' } }, 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ['a sum that is none', { amount: { breakdown: { item_total: { value: '1.00' } } } }, 422, 'AMOUNT_MISMATCH'],
  ['a long name', { custom_id: 'x'.repeat(128) }, 400, 'INVALID_STRING_LENGTH'],
])('it places no order for %s', async (_, unit, status, issue) => {
  expect(await place(order(unit))).toMatchObject({ status, body: { details: [{ issue }] } })
})

test('it asks for a token, and for a name of the request', async () => {
  const refused = await ask('/v2/checkout/orders', order(), { authorization: 'Bearer x' })
  expect(refused).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
  const unnamed = await ask('/v2/checkout/orders', order())
  expect(unnamed).toMatchObject({ status: 400, body: { details: [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }] } })
  const [one, two] = [await place(order(), 'same'), await place(order(), 'same')]
  expect(two.body.id).toBe(one.body.id)
})

test('money goes back in parts, to the cent', async () => {
  const { body: placed } = await place(order())
  paypal.approve(placed.id)
  const whole = { prefer: 'return=representation' }
  const { body: taken } = await ask(`/v2/checkout/orders/${placed.id}/capture`, {}, whole)
  const { id } = taken.purchase_units[0].payments.captures[0]
  const refund = (value: string, headers = {}) =>
    ask(`/v2/payments/captures/${id}/refund`, { amount: { currency_code: 'USD', value } }, headers)
  expect(await refund('0.01')).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
  expect(await refund('34.50')).toMatchObject({ body: { details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] } })
  expect(await ask(`/v2/payments/captures/${id}`)).toMatchObject({ body: { status: 'PARTIALLY_REFUNDED' } })
  const { body: last } = await ask(`/v2/payments/captures/${id}/refund`, {}, whole)
  expect(last.amount).toEqual({ currency_code: 'USD', value: '34.49' })
  expect(await ask(`/v2/payments/refunds/${last.id}`)).toMatchObject({ body: { id: last.id } })
  expect(await refund('0.01')).toMatchObject({ body: { details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] } })
})

test('a webhook is verified by its bytes: what was parsed and written again is not its own', async () => {
  const { body: placed } = await place(order())
  paypal.approve(placed.id)
  const webhook = paypal.webhooks().at(-1)
  const verify = async (event: string, over: Record<string, string> = {}) => {
    const { headers = {} } = webhook ?? {}
    const given = {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: paypal.webhookId,
      ...over,
    }
    const reply = await fetch(`${paypal.url}/v1/notifications/verify-webhook-signature`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: `${JSON.stringify(given).slice(0, -1)},"webhook_event":${event}}`,
    })
    return (await reply.json()).verification_status
  }
  const body = webhook?.body ?? ''
  expect(await verify(body)).toBe('SUCCESS')
  expect(await verify(JSON.stringify(JSON.parse(body)))).toBe('FAILURE')
  expect(await verify(body, { webhook_id: 'OTHER' })).toBe('FAILURE')
})

test.each([
  ['{"a":1,"b":{"c":[1, "}"]}}', '{"c":[1, "}"]}'],
  ['{"b": 1.00 ,"c":2}', '1.00'],
  ['{"a":{"b":3},"b" : "x\\"}"}', '"x\\"}"'],
  ['{"a":{"b":3}}', undefined],
])('the bytes of a field of %s', (json, value) => {
  expect(rawValueOf(json, 'b')).toBe(value)
})
