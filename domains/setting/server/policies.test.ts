import type { CallInput } from '@sillage/kit/endpoint.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { givenPolicies, givenPolicy, section } from '../../content/testing/policies.ts'
import { testShop } from '../../testing.ts'
import type { policies } from '../contract.ts'
import { versionsInForce } from './policies.ts'
import { policyTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const day = (days: number) => seoulDay(addDays(new Date(), days))
const clerk = () => as('clerk', { permissions: ['content'] })
type Body = CallInput<typeof policies.publish>['body']
const form: Body = { kind: 'terms', effective_from: day(0), sections: [section('제1조')] }
const at = (kind: 'terms' | 'privacy', version: number) => ({ params: { kind, version } })

test('a shop that has published nothing says so', async () => {
  expect(await visitor.policies.list()).toEqual({ data: [] })
})

test('of each document the version that holds today is shown, with all its others', async () => {
  await givenPolicy(ctx, { kind: 'privacy', version: 1, effective_from: day(-400) })
  await givenPolicy(ctx, { kind: 'terms', version: 1, effective_from: day(-400) })
  await givenPolicy(ctx, { kind: 'terms', version: 2, effective_from: day(0), changes: '환불 기한' })
  await givenPolicy(ctx, { kind: 'terms', version: 3, effective_from: day(1), changes: '쿠폰' })
  const { data } = await visitor.policies.list()
  expect(data.map(({ kind, version, state }) => [kind, version, state])).toEqual([
    ['terms', 2, 'current'],
    ['privacy', 1, 'current'],
  ])
  expect(data[0]?.versions.map(({ version, state, changes }) => [version, state, changes])).toEqual([
    [3, 'coming', '쿠폰'],
    [2, 'current', '환불 기한'],
    [1, 'past', ''],
  ])
  expect(data[1]?.versions).toHaveLength(1)
})

test('a document that begins tomorrow can be read today, but no one can agree to it', async () => {
  await givenPolicy(ctx, { kind: 'terms', version: 1, effective_from: day(1) })
  const { data } = await visitor.policies.list()
  expect(data).toMatchObject([{ kind: 'terms', version: 1, state: 'coming' }])
  expect((await versionsInForce(ctx)).has('terms')).toBe(false)
})

test('an older version is read word for word; one that never was is not found', async () => {
  await givenPolicy(ctx, { kind: 'terms', version: 1, effective_from: day(-9), sections: [section('옛 조항')] })
  await givenPolicy(ctx, { kind: 'terms', version: 2, effective_from: day(-1) })
  const old = await visitor.policies.show(at('terms', 1))
  expect(old).toMatchObject({ version: 1, state: 'past', sections: [{ title: '옛 조항' }] })
  expect(old.versions.map(({ version }) => version)).toEqual([2, 1])
  for (const key of [at('terms', 3), at('privacy', 1)])
    await expect(visitor.policies.show(key)).rejects.toMatchObject({ status: 404 })
})

test('staff publish a version more; it is written down, seen at once, and the old one stays', async () => {
  const { publish } = (await clerk()).policies
  await publish({ body: form })
  const [first] = await db.select().from(policyTable)
  expect((await visitor.policies.list()).data[0]?.version).toBe(1)
  const next = await publish({
    body: { ...form, changes: '제1조를 고쳤어요.', changes_en: 'Article 1', sections: [section('새 제1조')] },
  })
  expect(next).toMatchObject({ version: 2, state: 'current', changes: '제1조를 고쳤어요.' })
  expect((await visitor.policies.list()).data[0]).toMatchObject({
    version: 2,
    sections: [{ title: '새 제1조' }],
  })
  expect((await db.select().from(policyTable)).find(({ version }) => version === 1)).toEqual(first)
  expect(await db.select().from(auditTable)).toMatchObject([
    { mb_id: 'clerk', action: 'policy.publish', subject: 'policy:terms-1', after: { version: 1 } },
    { action: 'policy.publish', subject: 'policy:terms-2', after: { version: 2, effective_from: day(0) } },
  ])
})

test('a version may begin later: until then the one before holds', async () => {
  await givenPolicies(ctx)
  const { publish } = (await clerk()).policies
  await publish({ body: { ...form, effective_from: day(30), changes: '배송' } })
  expect((await visitor.policies.list()).data[0]).toMatchObject({ kind: 'terms', version: 1 })
  expect((await versionsInForce(ctx)).get('terms')).toBe('1')
  const later = { ...ctx, now: () => addDays(new Date(), 30) }
  expect((await versionsInForce(later)).get('terms')).toBe('2')
})

test.each<[string, Partial<Body>, string]>([
  ['a day that is over', { effective_from: day(-1) }, 'effective_from'],
  ['a day before that of the version before', { effective_from: day(9) }, 'effective_from'],
  ['no word on what changed', { changes: ' ' }, 'changes'],
  ['no articles', { sections: [] }, 'sections'],
  ['an article that says nothing', { sections: [{ title: '제1조' }] }, 'sections.0.text'],
  ['half of the English', { sections: [{ ...section('제1조'), text: ['하나', '둘'] }] }, 'sections.0.text_en'],
  [
    'a table with a cell too few',
    {
      sections: [
        {
          title: '표',
          table: { head: ['가', '나'], head_en: [], rows: [{ cells: ['하나'], cells_en: [] }] },
        },
      ],
    },
    'sections.0.table.rows',
  ],
])('%s is refused', async (_, change, field) => {
  await givenPolicy(ctx, { kind: 'terms', version: 1, effective_from: day(10) })
  const { publish } = (await clerk()).policies
  const body = { ...form, effective_from: day(20), changes: '바뀐 점', ...change }
  await expect(publish({ body })).rejects.toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
  expect(await db.$count(policyTable)).toBe(1)
})

test('two who publish at once do not make one version of two texts', async () => {
  const { publish } = (await clerk()).policies
  const tries = await Promise.allSettled(
    ['가', '나', '다'].map((title) => publish({ body: { ...form, changes: title, sections: [section(title)] } })),
  )
  const made = tries.filter(({ status }) => status === 'fulfilled').length
  const rows = await db.select().from(policyTable)
  expect(rows.map(({ version }) => version).toSorted()).toEqual(Array.from({ length: made }, (_, index) => index + 1))
  for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 422 })
})
