import { afterAll, beforeEach, expect, test } from 'vitest'
import { startKakaoPayEmulator } from './kakaopay-emulator.ts'

const kakaopay = await startKakaoPayEmulator()
afterAll(kakaopay.stop)
beforeEach(() => kakaopay.clear())

const { cid } = kakaopay
const asked = {
  cid,
  partner_order_id: '261115-AAAAAAA',
  partner_user_id: 'hana',
  item_name: '무화과 그늘 <외 2건>',
  quantity: 1,
  total_amount: 61_000,
  tax_free_amount: 0,
  approval_url: 'http://localhost:3000/back?t=1',
  cancel_url: 'http://localhost:3000/no',
  fail_url: 'http://localhost:3000/failed',
}

async function ask(step: string, body: object, { authorization = `SECRET_KEY ${kakaopay.secretKey}` } = {}) {
  const reply = await fetch(`${kakaopay.url}/online/v1/payment/${step}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization },
  })
  return { status: reply.status, body: await reply.json() }
}

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

test('a buyer agrees in the window and comes back with a token that is good once', async () => {
  const { body: ready } = await ask('ready', asked)
  const page = await (await fetch(ready.next_redirect_pc_url)).text()
  expect(page).toContain('61,000원')
  expect(page).toContain('무화과 그늘 &lt;외 2건&gt;')
  const back = await post(ready.next_redirect_mobile_url, {
    decision: 'pay',
    choice: 'card',
    months: '3',
    agreed: 'on',
  })
  const target = new URL(back.headers.get('location') ?? '')
  expect(target.searchParams.get('t')).toBe('1')
  const approval = { ...asked, tid: ready.tid, pg_token: target.searchParams.get('pg_token') }
  expect(await ask('approve', approval)).toMatchObject({
    status: 200,
    body: { tid: ready.tid, amount: { total: 61_000, vat: 5545 }, card_info: { install_month: '03' } },
  })
  expect(await ask('approve', approval)).toMatchObject({ status: 400, body: { error_code: -702 } })
  expect((await fetch(ready.next_redirect_pc_url)).status).toBe(410)
})

test('a buyer who goes back has paid nothing', async () => {
  const { body: ready } = await ask('ready', asked)
  const back = await post(ready.next_redirect_pc_url, { decision: 'cancel' })
  expect(back.headers.get('location')).toBe(asked.cancel_url)
  expect(await ask('order', { cid, tid: ready.tid })).toMatchObject({ body: { status: 'QUIT_PAYMENT' } })
})

test.each([
  ['a wrong amount', { total_amount: 1 }, -725],
  ['another order', { partner_order_id: 'x' }, -726],
  ['another token', { pg_token: 'x' }, -707],
  ['another shop', { cid: 'OTHER00001' }, -731],
  ['an unknown payment', { tid: 'T0' }, -721],
])('it approves nothing for %s', async (_, wrong, error_code) => {
  const { body: ready } = await ask('ready', asked)
  const { pg_token } = kakaopay.agree(ready.tid)
  const { status, body } = await ask('approve', { ...asked, tid: ready.tid, pg_token, ...wrong })
  expect({ status, code: body.error_code }).toEqual({ status: 400, code: error_code })
  expect(kakaopay.find(ready.tid)).toMatchObject({ taken: 0 })
})

test('it refuses what the service refuses', async () => {
  expect((await ask('ready', asked, { authorization: 'KakaoAK x' })).status).toBe(401)
  for (const wrong of [{ total_amount: 10.5 }, { item_name: '가'.repeat(101) }, { approval_url: 'nowhere' }])
    expect(await ask('ready', { ...asked, ...wrong })).toMatchObject({ status: 400, body: { error_code: -2 } })
  const { body: ready } = await ask('ready', asked)
  expect(await ask('approve', { ...asked, tid: ready.tid })).toMatchObject({ body: { error_code: -701 } })
  const { pg_token } = kakaopay.agree(ready.tid)
  kakaopay.expire(ready.tid)
  expect(await ask('approve', { ...asked, tid: ready.tid, pg_token })).toMatchObject({ body: { error_code: -723 } })
})

test('parts go back, never more than there is, and each is written down with its payload', async () => {
  const { body: ready } = await ask('ready', asked)
  const { tid } = ready
  await ask('approve', { ...asked, tid, ...kakaopay.agree(tid) })
  const part = { cid, tid, cancel_amount: 20_000, cancel_tax_free_amount: 0, payload: 'first' }
  expect(await ask('cancel', part)).toMatchObject({ status: 200, body: { status: 'PART_CANCEL_PAYMENT' } })
  const stale = { ...part, cancel_available_amount: 61_000 }
  expect(await ask('cancel', stale)).toMatchObject({ body: { error_code: -722 } })
  expect(await ask('cancel', { ...part, cancel_amount: 41_001 })).toMatchObject({ body: { error_code: -710 } })
  expect(await ask('cancel', { ...part, cancel_amount: 41_000 })).toMatchObject({ body: { status: 'CANCEL_PAYMENT' } })
  expect((await ask('order', { cid, tid })).body).toMatchObject({
    canceled_amount: { total: 61_000 },
    cancel_available_amount: { total: 0 },
    payment_action_details: [{ payment_action_type: 'PAYMENT' }, { payload: 'first' }, { amount: 41_000 }],
  })
})
