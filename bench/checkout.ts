import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { registeredTexts } from '@sillage/domains/message/server/catalogue.ts'
import { returnWords } from '@sillage/domains/order/payment-words.ts'
import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import { startSmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import { answerWindowAt } from '@sillage/emulators/toss/testing.ts'
import { startTossEmulator, type TossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { findSecret } from '@sillage/server/secret.ts'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { rateOfLeastOrders } from './checkout-sql.ts'
import { startProgram } from './program.ts'
import { ordersWhereAimsWereSet, type Row } from './rows.ts'

const atOnce = 8
const seconds = 8

type Buyer = { headers: Record<string, string>; variant_id: number; total: number }
type Calls = { checkouts: number; calls: number }

/**
 * Whole checkouts of members, from an empty cart to a paid order through the provider's emulator, beside the least SQL
 * that such an order needs, run straight on the same database. Each buyer first buys something of their own, then all
 * the same thing: one row of the stock that everybody wants.
 */
export async function measureCheckouts(dataDir: string): Promise<{ rows: Row[]; speed: number }> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'checkout') })
  const toss = await startTossEmulator()
  // In the shop's own process they would be part of what is measured.
  const [mail, sms] = [await startMailEmulator(), await startSmsEmulator({ templates: registeredTexts })]
  const shop = await startProgram(join(dataDir, 'checkout-shop'), {
    DATABASE_URL: postgres.url,
    DATABASE_CONNECTIONS: '10',
    TOSS_CLIENT_KEY: toss.clientKey,
    TOSS_SECRET_KEY: toss.secretKey,
    TOSS_API_URL: toss.url,
    TOSS_SCRIPT_URL: toss.scriptUrl,
    MAIL_URL: mail.smtpUrl,
    SMS_URL: sms.url,
    SMS_KEY: sms.key,
    SMS_SECRET: sms.secret,
    ALIMTALK_CHANNEL: sms.channel,
  })
  const database = openDatabase(postgres.url, { connections: atOnce })
  try {
    const variants = await stockUp(database)
    const buyers = await Promise.all(variants.map((variant_id, at) => arrive(database, shop.url, variant_id, at)))
    const [first] = buyers
    if (!first) throw new Error('nobody came')
    const crowd = buyers.map((buyer) => ({ ...buyer, variant_id: first.variant_id, total: first.total }))
    await rateOf(shop.url, toss, buyers, 2)
    const rows: Row[] = []
    let speed = 1
    for (const [name, people] of [
      ['each their own', buyers],
      ['all the same', crowd],
    ] as const) {
      // In turns, so that a busy neighbour slows both alike.
      const ours = await rateOf(shop.url, toss, people, seconds)
      const theirs = await rateOfLeastOrders(
        database.pool,
        people.map(({ variant_id }) => variant_id),
        seconds,
      )
      if (people === buyers) speed = theirs / ordersWhereAimsWereSet
      rows.push({
        name: `whole checkout, ${atOnce} at a time, ${name}, ${ours.calls} calls`,
        figure: `${Math.round(ours.rate)}/s`,
        beside: `the SQL alone ${Math.round(theirs)}/s`,
        ratio: ours.rate / theirs,
        aimPerSecond: 300,
      })
    }
    return { rows, speed }
  } finally {
    await database.close()
    await shop.stop()
    await Promise.all([toss.stop(), mail.stop(), sms.stop()])
    await postgres.stop()
  }
}

async function stockUp({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(`
    update stock set on_hand = 10000000 from variant join product on product.id = variant.product_id
    where stock.variant_id = variant.id and product.kind = 'goods' and product.visible and not variant.retired
      and product.min_quantity = 1 and product.no_return is null
      and stock.variant_id in (select min(id) from variant group by product_id)
    returning stock.variant_id as id`)
  return rows.slice(0, atOnce).map(({ id }) => id)
}

/** A member who is signed in, knows what they want and has seen what it costs. */
async function arrive(database: Database, url: string, variant_id: number, at: number): Promise<Buyer> {
  const mb_id = `buyer${at}`
  const person = { mb_id, mb_name: mb_id, mb_email: `${mb_id}@example.com`, password_hash: '' }
  await database.db.insert(memberTable).values(person).onConflictDoNothing()
  const { cookies, headers: marks } = await browserOf({ database, secret: await findSecret(database), mb_id })
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const headers = { ...marks, cookie, 'content-type': 'application/json' }
  await post(`${url}/api/v1/cart`, headers, { lines: [{ variant_id, quantity: 1 }] })
  const { total_amount } = await post<{ total_amount: number }>(`${url}/api/v1/order-form`, headers, way)
  await database.pool.query('delete from cart_line where owner = $1', [`member:${mb_id}`])
  return { headers, variant_id, total: total_amount }
}

const way = { zip: '04524' }
const person = { name: '김하나', hp: '010-1234-5678', email: 'hana@example.com' }
const form = {
  ...way,
  method: 'card',
  buyer: person,
  receiver: { ...person, addr1: '서울 중구 세종대로 110', addr2: '1층', memo: '' },
  consents: { order: true, privacy: true, no_return: true },
}

/** Three calls of the shop; what happens at the provider in between is the provider's. */
async function buy(url: string, toss: TossEmulator, { headers, variant_id, total }: Buyer) {
  await post(`${url}/api/v1/cart`, headers, { lines: [{ variant_id, quantity: 1 }] })
  const placed = await post<{ start: { request: object } }>(`${url}/api/v1/orders`, headers, {
    ...form,
    request_key: randomUUID(),
    total_amount: total,
  })
  const { [returnWords.token]: token = '', ...returned } = await answerWindowAt(toss, placed.start.request)
  const { state } = await post<{ state: string }>(`${url}/api/v1/payments/confirm`, headers, { token, returned })
  if (state !== 'done') throw new Error(`a payment ended as ${state}`)
}

async function rateOf(url: string, toss: TossEmulator, buyers: Buyer[], seconds: number) {
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  const count: Calls = { checkouts: 0, calls: 3 }
  await Promise.all(
    buyers.map(async (buyer) => {
      while (performance.now() < until) {
        await buy(url, toss, buyer)
        count.checkouts += 1
      }
    }),
  )
  return { rate: count.checkouts / ((performance.now() - began) / 1000), calls: count.calls }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Plain node:http: the one who asks must not be what is measured. */
function post<Reply>(url: string, headers: Record<string, string>, body: object): Promise<Reply> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(text) },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const reply = Buffer.concat(parts).toString()
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}: ${reply}`))
        // The shop answers what its contract says.
        else resolve(JSON.parse(reply) as Reply)
      })
    })
    call.end(text)
  })
}
