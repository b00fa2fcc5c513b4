import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { registeredTexts } from '@sillage/domains/message/server/catalogue.ts'
import { markText } from '@sillage/domains/message/server/test-mark.ts'
import { returnWords } from '@sillage/domains/order/payment-words.ts'
import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import { startSmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import { answerWindowAt } from '@sillage/emulators/toss/testing.ts'
import { startTossEmulator, type TossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { findSecret } from '@sillage/server/secret.ts'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { hashSid, newSid, xsrfOf } from '@sillage/server-kit/sessions.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { rateOfLeastOrders } from './checkout-sql.ts'
import { startProgram } from './program.ts'
import { ordersWhereAimsWereSet, type Row } from './rows.ts'

const atOnce = 8
const seconds = 8
const callsOfOne = 3
const crowdSize = 8_000

type Buyer = { headers: Record<string, string>; person: { name: string; hp: string; email: string } }
type Wish = { variant_id: number; total: number }
/** The shop takes some orders of a person and an hour, so each order is a member's first. */
type Crowd = { next(): Buyer }

/**
 * Whole checkouts of members, from an empty cart to a paid order through the provider's emulator, beside the least SQL
 * that such an order needs, run straight on the same database. Each buyer first buys something of their own, then all
 * the same thing: one row of the stock that everybody wants.
 */
export async function measureCheckouts(dataDir: string): Promise<{ rows: Row[]; speed: number }> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'checkout') })
  const toss = await startTossEmulator()
  // In the shop's own process they would be part of what is measured.
  const [mail, sms] = [await startMailEmulator(), await startSmsEmulator({ templates: registeredTexts.map(markText) })]
  const shop = await startProgram(join(dataDir, 'checkout-shop'), {
    DATABASE_URL: postgres.url,
    DATABASE_CONNECTIONS: '10',
    TOSS_CLIENT_KEY: toss.clientKey,
    TOSS_SECRET_KEY: toss.secretKey,
    TOSS_API_URL: toss.url,
    TOSS_SCRIPT_URL: toss.scriptUrl,
    // Every order is told by email and AlimTalk, however many there are.
    MESSAGES_PER_MINUTE: '100000',
    MESSAGES_PER_DAY: '10000000',
    MAIL_URL: mail.smtpUrl,
    SMS_URL: sms.url,
    SMS_KEY: sms.key,
    SMS_SECRET: sms.secret,
    ALIMTALK_CHANNEL: sms.channel,
  })
  const database = openDatabase(postgres.url, { connections: atOnce })
  try {
    const variants = await stockUp(database)
    const crowd = await gather(database)
    const wishes: Wish[] = []
    for (const variant_id of variants) wishes.push(await askPrice(shop.url, crowd.next(), variant_id))
    const [first] = wishes
    if (!first) throw new Error('there is nothing to buy')
    await rateOf(shop.url, toss, crowd, wishes, 2)
    const rows: Row[] = []
    let speed = 1
    for (const [name, wanted] of [
      ['each their own', wishes],
      ['all the same', wishes.map(() => first)],
    ] as const) {
      // In turns, so that a busy neighbour slows both alike.
      const ours = await rateOf(shop.url, toss, crowd, wanted, seconds)
      const theirs = await rateOfLeastOrders(
        database.pool,
        wanted.map(({ variant_id }) => variant_id),
        seconds,
      )
      if (wanted === wishes) speed = theirs / ordersWhereAimsWereSet
      rows.push({
        name: `whole checkout, ${atOnce} at a time, ${name}, ${callsOfOne} calls`,
        figure: `${Math.round(ours)}/s`,
        beside: `the SQL alone ${Math.round(theirs)}/s`,
        ratio: ours / theirs,
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
      and product.min_quantity = 1 and product.max_quantity is null and product.personal_fields = '[]'
      and product.no_return is null
      and stock.variant_id in (select min(id) from variant group by product_id)
    returning stock.variant_id as id`)
  return rows.slice(0, atOnce).map(({ id }) => id)
}

/** Members who are signed in, each given out once. */
async function gather(database: Database): Promise<Crowd> {
  const secret = await findSecret(database)
  const expires_at = new Date(Date.now() + 3_600_000)
  const members = Array.from({ length: crowdSize }, (_, at) => ({ mb_id: `bencher${at}`, sid: newSid() }))
  const chunk = 1_000
  for (let from = 0; from < crowdSize; from += chunk) {
    const some = members.slice(from, from + chunk)
    await database.db
      .insert(memberTable)
      .values(some.map(({ mb_id }) => ({ mb_id, mb_name: mb_id, mb_email: mailOf(mb_id), password_hash: '' })))
    await database.db
      .insert(sessionTable)
      .values(
        some.map(({ mb_id, sid }) => ({ sid_hash: hashSid(sid), mb_id, ip: '', user_agent: 'bench', expires_at })),
      )
  }
  let given = 0
  return {
    next() {
      const member = members[given]
      if (!member) throw new Error(`${crowdSize} buyers were too few`)
      given += 1
      return {
        headers: {
          cookie: `sid=${member.sid}; cart_key=${newSid()}`,
          'x-xsrf-token': xsrfOf(secret, member.sid),
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'application/json',
        },
        person: {
          name: '김하나',
          hp: `010-${String(1000 + (given % 9000))}-${String(1000 + Math.floor(given / 9000))}`,
          email: mailOf(member.mb_id),
        },
      }
    },
  }
}

const mailOf = (mb_id: string) => `${mb_id}@example.com`

/** What one of it costs, delivered. */
async function askPrice(url: string, { headers }: Buyer, variant_id: number): Promise<Wish> {
  await post(`${url}/api/v1/cart`, headers, { lines: [{ variant_id, quantity: 1 }] })
  const { total_amount } = await post<{ total_amount: number }>(`${url}/api/v1/order-form`, headers, way)
  return { variant_id, total: total_amount }
}

const way = { zip: '04524' }
const form = { ...way, method: 'card', consents: { order: true, privacy: true, no_return: true } }

/** Three calls of the shop; what happens at the provider in between is the provider's. */
async function buy(url: string, toss: TossEmulator, { headers, person }: Buyer, { variant_id, total }: Wish) {
  await post(`${url}/api/v1/cart`, headers, { lines: [{ variant_id, quantity: 1 }] })
  const placed = await post<{ start: { request: object } }>(`${url}/api/v1/orders`, headers, {
    ...form,
    buyer: person,
    receiver: { ...person, addr1: '서울 중구 세종대로 110', addr2: '1층', memo: '' },
    request_key: randomUUID(),
    total_amount: total,
  })
  const { [returnWords.token]: token = '', ...returned } = await answerWindowAt(toss, placed.start.request)
  const { state } = await post<{ state: string }>(`${url}/api/v1/payments/confirm`, headers, { token, returned })
  if (state !== 'done') throw new Error(`a payment ended as ${state}`)
}

async function rateOf(url: string, toss: TossEmulator, crowd: Crowd, wishes: readonly Wish[], seconds: number) {
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  let checkouts = 0
  await Promise.all(
    wishes.map(async (wish) => {
      while (performance.now() < until) {
        await buy(url, toss, crowd.next(), wish)
        checkouts += 1
      }
    }),
  )
  return checkouts / ((performance.now() - began) / 1000)
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
