import { type AnyEndpoint, eachEndpoint } from '@sillage/kit/endpoint.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { describe, expect, test } from 'vitest'
import { givenProduct } from './catalog/testing/products.ts'
import { contract } from './contract.ts'
import { testShop } from './testing.ts'
import { encodeText, fullSampleOf, nasty, placesIn, randomFrom, searchOf, withAt } from './testing-fuzz.ts'
import { addressOf } from './testing-own-rows.ts'
import { fillEveryTable } from './testing-rows.ts'

/**
 * Of all places and values of an endpoint so many are tried each time; FUZZ_CALLS=all tries every one. Where there are
 * fewer, several places are changed at once (`npm run fuzz`).
 */
const calls = process.env.FUZZ_CALLS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.FUZZ_CALLS ?? 20)
const random = randomFrom(Number(process.env.FUZZ_SEED ?? 17))

const shop = await testShop()
await givenProduct(shop.ctx, { id: 7 })
await shop.as('member')
const person = { mb_id: 'member', mb_hp: '010 1234 5678', mb_email: 'member@example.com', marker: 'member' }
const buyer = { name: 'member', hp: person.mb_hp, email: person.mb_email }
const receiver = { ...buyer, country: 'KR', zip: '', addr1: 'member', addr2: '', memo: '' }
const rows = await fillEveryTable(shop.db, person, {
  except: ['member', 'staff'],
  given: { orders: { buyer, receiver, delivery: 'parcel' }, coupon: { kind: 'order', code: 'WELCOME' } },
})
await shop.as('keeper', { permissions: ['*'] })

/** The one whom an endpoint lets in; what everyone may call is called by everyone. */
function callersOf({ access }: AnyEndpoint) {
  if (typeof access === 'object') return ['keeper']
  return access === 'anyone' || access === 'guest order' ? [undefined, 'member', 'keeper'] : ['member']
}

type Browser = Awaited<ReturnType<typeof browserOf>>
type Part = 'params' | 'query' | 'body'
type Attempt = Record<Part, unknown> & { put: unknown; at: string }

/** Every value in every place, one at a time. */
function attemptsFor(endpoint: AnyEndpoint): Attempt[] {
  const params = Object.fromEntries(Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, name = '']) => [name, undefined]))
  const sample = { params, query: fullSampleOf(endpoint.query) ?? {}, body: fullSampleOf(endpoint.body) ?? {} }
  const attempts = placesIn(sample)
    .filter((path) => path.length > 1)
    .flatMap((path) =>
      // The whole sample is what withAt was given, and it changes none of its parts into something else.
      nasty.map((put) => ({ ...(withAt(sample, path, put) as typeof sample), put, at: path.join('.') })),
    )
  const single = some([{ ...sample, put: undefined, at: '' }, ...attempts])
  if (!Number.isFinite(calls) || attempts.length === 0) return single
  return [...single, ...Array.from({ length: calls - single.length }, () => several(attempts))]
}

/** Parts of different attempts together: several places are wrong at once. */
function several(attempts: Attempt[]): Attempt {
  const [params, query, body] = [any(attempts), any(attempts), any(attempts)]
  return {
    params: params.params,
    query: query.query,
    body: body.body,
    put: [params.put, query.put, body.put],
    at: [params.at, query.at, body.at].join(' '),
  }
}

function any(attempts: Attempt[]): Attempt {
  const attempt = attempts[random(attempts.length)]
  if (!attempt) throw new Error('there is nothing to choose from')
  return attempt
}

function some<Item>(items: Item[]): Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(calls, items.length) }, () => left.splice(random(left.length), 1)).flat()
}

/** Limits for each address would hide what lies behind them: every call comes from another. */
const address = () => `10.${random(256)}.${random(256)}.${random(256)}`

async function send(endpoint: AnyEndpoint, { params, query, body }: Attempt, { cookies, headers }: Browser) {
  const own = addressOf(endpoint, rows).split('/')
  const path = endpoint.path.split('/').map((part, index) => {
    const put = part.startsWith(':') ? Object(params)[part.slice(1)] : undefined
    return put === undefined ? own[index] : encodeText(String(put)) || '%00'
  })
  const { method } = endpoint
  return shop.app.inject({
    method,
    url: `${path.join('/')}?${searchOf(query)}`,
    cookies,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(method !== 'GET' && { payload: JSON.stringify(body) }),
    remoteAddress: address(),
  })
}

describe.each([...eachEndpoint(contract)].filter(({ endpoint }) => !endpoint.stream))('$name', ({ endpoint }) => {
  test('answers whatever it is sent, and never breaks', async () => {
    const broken: object[] = []
    const callers = await Promise.all(
      callersOf(endpoint).map(async (mb_id) => ({
        mb_id,
        browser: await browserOf(mb_id ? { ...shop, mb_id } : shop),
      })),
    )
    for (const attempt of attemptsFor(endpoint)) {
      const caller = callers[random(callers.length)]
      if (!caller) throw new Error('no one may call this')
      const { statusCode, body } = await send(endpoint, attempt, caller.browser)
      // Without services outside some calls answer 503 in words of their own.
      if (statusCode >= 500 && statusCode !== 503)
        broken.push({ statusCode, at: attempt.at, put: attempt.put, mb_id: caller.mb_id, body: body.slice(0, 200) })
    }
    expect(broken).toEqual([])
  })
})
