import { expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf, createClient } from './client.ts'
import { endpoint, needsXsrf } from './endpoint.ts'
import { composed, endsInConsonant, jamo, leadConsonants, withParticle } from './hangul.ts'
import { addMoney, formatMoney, money, percentOff, timesMoney } from './money.ts'
import { offsetOf, pageQuery, toPage } from './paging.ts'
import { Problem } from './problem.ts'
import { seoulDay, seoulTime, startOfSeoulDay, weekday } from './time.ts'

const show = endpoint({
  method: 'GET',
  path: '/api/v1/things/:id',
  summary: '하나',
  access: 'anyone',
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ b: z.string().optional(), a: z.string().optional() }),
  reply: z.object({ id: z.int() }),
})

test('an address carries its parameters escaped and its query in a fixed order', () => {
  expect(addressOf(show, { params: { id: 'a/b' }, query: { b: '2', a: '한', c: undefined } })).toBe(
    '/api/v1/things/a%2Fb?a=%ED%95%9C&b=2',
  )
})

test('a refused call is rethrown as the problem the server meant', async () => {
  const client = createClient({ show }, async () => ({
    status: 422,
    body: { message: '안 돼요.', errors: { id: ['숫자'] } },
  }))
  await expect(client.show({ params: { id: 1 }, query: {} })).rejects.toMatchObject({
    status: 422,
    errors: { id: ['숫자'] },
  })
})

test('an answer that is not ours becomes the general sentence', async () => {
  const client = createClient({ show }, async () => ({ status: 502, body: '<html>' }))
  const failure = client.show({ params: { id: 1 }, query: {} })
  await expect(failure).rejects.toBeInstanceOf(Problem)
  await expect(failure).rejects.toThrow('잠시 후 다시 시도해 주세요.')
})

test('changes need the XSRF header, reads do not, and both can be configured otherwise', () => {
  expect(needsXsrf({ method: 'GET' })).toBe(false)
  expect(needsXsrf({ method: 'PUT' })).toBe(true)
  expect(needsXsrf({ method: 'GET', xsrf: 'needed' })).toBe(true)
  expect(needsXsrf({ method: 'POST', xsrf: 'free' })).toBe(false)
})

test('a list is asked for by page, per_page or perPage, and a sort from its allow-list', () => {
  const query = pageQuery({ sort: ['newest', 'price'] })
  expect(query.parse({})).toEqual({ page: 1, per_page: 15, sort: 'newest', order: 'desc' })
  expect(query.parse({ perPage: '5', page: '2' })).toMatchObject({ page: 2, per_page: 5 })
  expect(query.safeParse({ sort: 'password' }).success).toBe(false)
  expect(query.safeParse({ per_page: '101' }).success).toBe(false)
})

test('a page shows its breadcrumb', () => {
  expect(toPage(['c'], 11, { page: 3, per_page: 5 })).toMatchObject({ from: 11, to: 11, last_page: 3 })
  expect(toPage([], 0, { page: 1, per_page: 5 })).toMatchObject({ from: null, to: null, last_page: 1 })
  expect(() => offsetOf({ page: 1001, per_page: 10 })).toThrow(Problem)
})

test('money is whole, keeps its currency and reads as people write it', () => {
  expect(formatMoney(money(46_000, 'krw'), 'ko')).toBe('46,000원')
  expect(formatMoney(money(-46_000, 'krw'), 'en')).toBe('-₩46,000')
  expect(formatMoney(money(3_405, 'usd'), 'kr')).toBe('$34.05')
  expect(formatMoney(money(-1_234_500, 'usd'), 'en')).toBe('-$12,345.00')
  expect(timesMoney(money(9_900, 'krw'), 3).amount).toBe(29_700)
  expect(() => money(0.1, 'krw')).toThrow(TypeError)
  expect(() => addMoney(money(1, 'krw'), money(1, 'usd'))).toThrow(TypeError)
  expect(percentOff(42_000, 35_700)).toBe(15)
  expect(percentOff(42_000, 42_000)).toBe(0)
})

test('days are Seoul days', () => {
  expect(seoulDay('2026-11-14T15:00:00Z')).toBe('2026-11-15')
  expect(seoulTime('2026-11-14T05:30:00Z')).toBe('14:30')
  expect(weekday('2026-11-15T00:00:00+09:00', 'ko')).toBe('일')
  expect(startOfSeoulDay('2026-11-15').toISOString()).toBe('2026-11-14T15:00:00.000Z')
})

test('Hangul is taken apart, joined with particles and composed', () => {
  expect(leadConsonants('라벤더 캔들 Kit 1')).toBe('ㄹㅂㄷ ㅋㄷ Kit 1')
  expect(jamo('값')).toBe('ㄱㅏㅂㅅ')
  expect(endsInConsonant('초')).toBe(false)
  expect(withParticle('캔들', '을/를')).toBe('캔들을')
  expect(withParticle('초', '은/는')).toBe('초는')
  expect(composed({ name: '캔들'.normalize('NFD'), list: ['향'.normalize('NFD')] })).toEqual({
    name: '캔들',
    list: ['향'],
  })
})
