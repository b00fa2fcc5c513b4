import { type AnyEndpoint, eachEndpoint, needsXsrf } from '@sillage/kit/endpoint.ts'
import { noText } from '@sillage/kit/rich-text.ts'
import { checkAccess } from '@sillage/server-kit/handle-call.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { describe, expect, test } from 'vitest'
import { permissions } from './audit/permissions.ts'
import { productDocumentTable } from './catalog/server/offer-tables.ts'
import { givenProduct } from './catalog/testing/products.ts'
import { promotionTable } from './content/server/promotion-tables.ts'
import { recipeTable } from './content/server/tables.ts'
import { picture } from './content/testing/policies.ts'
import { contract } from './contract.ts'
import { courseMaterialTable } from './course/server/tables.ts'
import { documentFileTable, documentTable } from './document/server/tables.ts'
import { formulaVersionTable } from './formula/server/tables.ts'
import { testShop } from './testing.ts'
import { addressOf, owned, segments } from './testing-own-rows.ts'
import { everyRow, fillEveryTable } from './testing-rows.ts'
import { sampleOf } from './testing-samples.ts'

const shop = await testShop()
await givenProduct(shop.ctx, { id: 7 })
await givenProductDocument(7)
await givenPromotion(7)
await givenRecipe(7)
const mine = await givenPerson('member')
mine.set('document_file', { file_id: await givenDocument(7) })
const theirs = await givenPerson('another')
await givenMaterial(7)
await shop.as('other-clerk', { permissions: ['nothing-at-all'] })
const marker = 'zqanothermark'
const theirRows = async () =>
  (await everyRow(shop.db)).filter(({ text }) => text.includes(marker) || text.includes('"another"'))
const before = await theirRows()

/** A product's document, whose file every member may open. */
async function givenProductDocument(id: number) {
  const key = 'aa/document.txt'
  await shop.ctx.files.put(key, Buffer.from('document'), { type: 'text/plain' })
  const file = { place: 'products', subject: `product_document:${id}`, position: 0, name: 'document.txt', key }
  const [row] = await shop.db
    .insert(storedFileTable)
    .values({ ...file, type: 'text/plain', size: 5 })
    .returning()
  const document = { kind: 'guide', name: '안내', name_en: 'Guide', lang: 'kr', version: '1' } as const
  await shop.db.insert(productDocumentTable).values({ id, product_id: 7, ...document, file_id: row?.id ?? null })
}

/** A file of the course in which both have a seat. */
async function givenMaterial(id: number) {
  const key = 'aa/material.txt'
  await shop.ctx.files.put(key, Buffer.from('document'), { type: 'text/plain' })
  const file = { place: 'classes', subject: `course_material:${id}`, position: 0, name: 'document.txt', key }
  await shop.db.insert(storedFileTable).values({ ...file, type: 'text/plain', size: 5 })
  const product_id = Number(mine.get('class_session')?.product_id)
  await shop.db.insert(courseMaterialTable).values({ id, product_id, position: 0, title: '자료', title_en: 'Handout' })
}

/** A post of the document board, whose file every member may open. */
async function givenDocument(id: number) {
  const texts = { title: '문서', title_en: 'Document', body: noText, body_en: noText }
  await shop.db.insert(documentTable).values({ id, kind: 'form', ...texts })
  const key = 'aa/document.txt'
  await shop.ctx.files.put(key, Buffer.from('document'), { type: 'text/plain' })
  const file = { place: 'boards', subject: `document:${id}`, position: 0, name: 'document.txt', key }
  const [row] = await shop.db
    .insert(storedFileTable)
    .values({ ...file, type: 'text/plain', size: 5 })
    .returning()
  if (!row) throw new Error('a file was not added')
  await shop.db.insert(documentFileTable).values({ file_id: row.id, document_id: id, lang: 'kr', edition: '1' })
  return row.id
}

/** Every member may ask whether they have taken its coupon. */
async function givenPromotion(id: number) {
  const period = { starts_at: new Date(0), ends_at: new Date() }
  await shop.db.insert(promotionTable).values({ id, title: '불', summary: '불', picture, items: [], ...period })
}

/** Every member may ask what its materials cost them. */
async function givenRecipe(id: number) {
  const texts = { slug: 'fire', title: '불', title_en: '', summary: '불', summary_en: '' }
  await shop.db.insert(recipeTable).values({ id, ...texts, minutes: 1, level: 1, picture, materials: [], steps: [] })
}

async function givenPerson(mb_id: string) {
  await shop.as(mb_id)
  const person = { mb_id, mb_hp: `010 ${mb_id}`, mb_email: `${mb_id}@example.com`, marker: `zq${mb_id}mark` }
  const file = { key: `aa/${mb_id}.txt`, type: 'text/plain' }
  await shop.ctx.files.put(file.key, Buffer.from(person.marker), { type: file.type })
  const reported = { name: person.marker, hp: person.marker, email: person.marker }
  const receiver = { ...reported, country: 'KR', zip: '', addr1: person.marker, addr2: '', memo: '' }
  const given = { stored_file: file, orders: { buyer: reported, receiver, delivery: 'parcel' } }
  const rows = await fillEveryTable(shop.db, person, { except: ['member', 'staff'], given })
  // A formula is never without a version; the version names no one, so it is not found by itself.
  const version = { formula_id: Number(rows.get('formula')?.id), number: 1, batch_mg: 1_000 }
  await shop.db.insert(formulaVersionTable).values(version)
  return rows
}

// A session of its own for each call: one of them is logging out.
const browserFor = (mb_id?: string) => browserOf(mb_id ? { ...shop, mb_id } : shop)

let newcomers = 0
/** Who calls, and the rows they call their own. A member is a new one each time: among the calls is leaving. */
const callers = {
  visitor: async () => ({ mb_id: undefined, rows: theirs }),
  async member() {
    newcomers += 1
    const mb_id = `newcomer${newcomers}`
    await shop.as(mb_id)
    return { mb_id, rows: new Map([['address', { mb_id }]]) }
  },
  'staff without the permission': async () => ({ mb_id: 'other-clerk', rows: theirs }),
}
type Caller = keyof typeof callers

const endpoints = [...eachEndpoint(contract)]
async function call({ method, body, query }: AnyEndpoint, url: string, browser: object) {
  const asked = new URLSearchParams((sampleOf(query) ?? {}) as Record<string, string>)
  const payload = method === 'GET' ? undefined : (sampleOf(body) ?? {})
  return shop.app.inject({ method, url: `${url}?${asked}`, payload: payload as object, ...browser })
}

const own = endpoints.filter(({ endpoint: { access } }) => access === 'member' || access === 'owner')

// First, while every row is still there.
describe.each(own.filter(({ endpoint }) => endpoint.method === 'GET'))('$name', ({ endpoint }) => {
  test('answers a member, without one byte of another', async () => {
    const reply = await call(endpoint, addressOf(endpoint, mine), await browserFor('member'))
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.body).not.toContain(marker)
  })
})

describe.each(own.filter(({ endpoint }) => endpoint.access === 'owner'))('$name', ({ endpoint }) => {
  test("does not find what is another's", async () => {
    for (const segment of segments(endpoint)) {
      expect(owned, `whose row is ${segment}? Say it in testing-own-rows.ts.`).toHaveProperty([segment])
      const url = addressOf(endpoint, mine, { [segment]: theirs })
      const reply = await call(endpoint, url, await browserFor('member'))
      if (owned[segment] !== 'public') expect(reply.statusCode, reply.body).toBe(404)
      expect(reply.body).not.toContain(marker)
    }
  })

  test("does not take another's mb_id in the question", async () => {
    const url = `${addressOf(endpoint, mine)}?mb_id=another`
    const reply = await shop.app.inject({ method: endpoint.method, url, payload: {}, ...(await browserFor('member')) })
    expect(reply.statusCode).toBe(404)
  })
})

/** Which refusal a caller must meet; null where access is not what stops them. */
function refusal({ access }: AnyEndpoint, caller: Caller): 401 | 403 | null {
  if (access === 'anyone' || access === 'guest order') return null
  if (caller === 'visitor') return 401
  if (typeof access !== 'object') return null
  return access.staff === 'any' && caller === 'staff without the permission' ? null : 403
}

describe.each(endpoints)('$name', ({ endpoint }) => {
  test.each(Object.keys(callers) as Caller[])('meets %s as its access says', async (caller) => {
    const { mb_id, rows } = await callers[caller]()
    const reply = await call(endpoint, addressOf(endpoint, rows), await browserFor(mb_id))
    const expected = refusal(endpoint, caller)
    if (expected) expect(reply.statusCode).toBe(expected)
    else expect([401, 403, 500], reply.body).not.toContain(reply.statusCode)
    if (endpoint.access !== 'anyone') expect(reply.body).not.toContain(marker)
  })

  test('takes a change only with the XSRF token of the session', async () => {
    const { cookies } = await browserFor('member')
    const headers = { 'x-requested-with': 'XMLHttpRequest' }
    const { statusCode } = await call(endpoint, addressOf(endpoint, mine), { cookies, headers })
    if (needsXsrf(endpoint)) expect(statusCode).toBe(419)
    else expect(statusCode).not.toBe(419)
  })
})

const staffEndpoints = endpoints.flatMap(({ name, endpoint: { access } }) =>
  typeof access === 'object' ? [{ name, access }] : [],
)

test.each(staffEndpoints)('$name opens for its own permission and for no other', ({ access }) => {
  for (const permission of Object.keys(permissions)) {
    const member = { mb_id: 'clerk', mb_name: '', is_admin: true, grade: '', permissions: [permission] }
    const meet = (proved_recently: boolean) =>
      checkAccess({ ...shop.ctx, member: { ...member, proved_recently } }, access, {})
    if (access.staff !== 'any' && access.staff !== permission) expect(() => meet(true)).toThrow('권한이 없어요.')
    else expect(() => meet(true)).not.toThrow()
    if (access.proof === 'recent') expect(() => meet(false)).toThrow()
    // Staff who still owe the second factor are members like all others.
    const owing = { ...member, is_admin: false, proved_recently: true }
    expect(() => checkAccess({ ...shop.ctx, member: owing }, access, {})).toThrow('권한이 없어요.')
  }
})

test('after all these calls not one row of the other member has changed', async () => {
  expect(before.length).toBeGreaterThan(15)
  expect(await theirRows()).toEqual(before)
})

test('an unknown call is answered as a call', async () => {
  const reply = await shop.app.inject({ url: '/api/v1/nothing' })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 'not_found' })
})
