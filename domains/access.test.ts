import { type AnyEndpoint, eachEndpoint, needsXsrf } from '@sillage/kit/endpoint.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { describe, expect, test } from 'vitest'
import { contract } from './contract.ts'
import { testShop } from './testing.ts'

const shop = await testShop()
await shop.as('member')
await shop.as('other-clerk', { permissions: ['nothing-at-all'] })
const callers = { visitor: undefined, member: 'member', 'staff without the permission': 'other-clerk' }

type Caller = keyof typeof callers
// A session of its own for each call: one of them is logging out.
const browserFor = (caller: Caller) => {
  const mb_id = callers[caller]
  return mb_id ? browserOf({ ...shop, mb_id }) : browserOf(shop)
}

/** Which refusal a caller must meet; null where access is not what stops them. */
function refusal({ access }: AnyEndpoint, caller: Caller): 401 | 403 | null {
  if (access === 'anyone' || access === 'guest order') return null
  if (caller === 'visitor') return 401
  return typeof access === 'object' ? 403 : null
}

const call = ({ method, path }: AnyEndpoint, browser: object) =>
  shop.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, '1'),
    payload: method === 'GET' ? undefined : {},
    ...browser,
  })

describe.each([...eachEndpoint(contract)])('$name', ({ endpoint }) => {
  test.each(Object.keys(callers) as Caller[])('meets %s as its access says', async (caller) => {
    const { statusCode } = await call(endpoint, await browserFor(caller))
    const expected = refusal(endpoint, caller)
    if (expected) expect(statusCode).toBe(expected)
    else expect([401, 403, 500]).not.toContain(statusCode)
  })

  test('takes a change only with the XSRF token of the session', async () => {
    const { cookies } = await browserFor('member')
    const { statusCode } = await call(endpoint, { cookies, headers: { 'x-requested-with': 'XMLHttpRequest' } })
    if (needsXsrf(endpoint)) expect(statusCode).toBe(419)
    else expect(statusCode).not.toBe(419)
  })
})

test('an unknown call is answered as a call', async () => {
  const reply = await shop.app.inject({ url: '/api/v1/nothing' })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 'not_found' })
})
