import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf } from '@sillage/server-kit/testing-files.ts'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { sentText } from '../../board/testing/texts.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop()
const visitor = await shop.as()
beforeEach(shop.empty)
const clerkOf = () => shop.as('clerk', { permissions: ['boards'] })

const form = {
  kind: 'coa' as const,
  title: '소이왁스 시험 성적서',
  title_en: 'Soy wax test report',
  body: sentText('로트마다 올려요.'),
  body_en: sentText('One for each lot.'),
}
const facts = { lang: 'kr' as const, edition: '1.0', lot: 'SW-2610' }
const pdf = () => [fileOf('%PDF-1.7 a report', '성적서.pdf')]

test('everybody sees which files there are, members open them', async () => {
  const clerk = await clerkOf()
  const { id } = await clerk.document.create({ body: form })
  const made = await clerk.document.addFile({ params: { id }, body: { ...facts, file: pdf() } })
  expect((await visitor.document.list({ query: {} })).data).toMatchObject([{ id, kind: 'coa', files: [facts] }])
  expect(JSON.stringify(await visitor.document.list({ query: {} }))).not.toContain(made.files[0]?.id)
  await expect(visitor.document.show({ params: { id } })).rejects.toMatchObject({ status: 401 })
  const member = await shop.as('hana')
  const shown = await member.document.show({ params: { id } })
  expect(shown.files).toMatchObject([{ name: '성적서.pdf', ...facts }])
  const url = shown.files[0]?.url ?? ''
  expect((await shop.app.inject({ url })).statusCode).toBe(401)
  expect((await shop.app.inject({ url, ...(await browserOf({ ...shop, mb_id: 'hana' })) })).body).toBe(
    '%PDF-1.7 a report',
  )
})

test('a document is found by its lot, its edition, its product and its kind', async () => {
  await givenProduct(shop.ctx, { id: 7, name: '골든 소이왁스' })
  const clerk = await clerkOf()
  const { id } = await clerk.document.create({ body: { ...form, title: '성적서', product_id: 7 } })
  await clerk.document.create({ body: { ...form, title: '다른 것', kind: 'form' } })
  const { files } = await clerk.document.addFile({ params: { id }, body: { ...facts, file: pdf() } })
  const found = async (query: object) => (await visitor.document.list({ query })).data.map(({ title }) => title)
  expect(await found({ keyword: 'sw-2610' })).toEqual(['성적서'])
  expect(await found({ keyword: '골든' })).toEqual(['성적서'])
  expect(await found({ topic: 'form' })).toEqual(['다른 것'])
  expect(await found({ product_id: 7 })).toEqual(['성적서'])
  await clerk.document.removeFile({ params: { id, file: files[0]?.id ?? '' } })
  expect(await found({ keyword: 'sw-2610' })).toEqual([])
})

test('a document is found by the name its product has now, also where both change in the same moment', async () => {
  await givenProduct(shop.ctx, { id: 7, name: '골든 소이왁스' })
  const clerk = await clerkOf()
  const manager = await shop.as('manager', { permissions: ['products'] })
  const rename = (name: string) => manager.catalog.change({ params: { product_id: 7 }, body: { name } })
  const found = async (keyword: string) => (await visitor.document.list({ query: { keyword } })).total
  const { id } = await clerk.document.create({ body: { ...form, product_id: 7 } })
  await clerk.document.addFile({ params: { id }, body: { ...facts, file: pdf() } })
  await rename('은빛 소이왁스')
  expect([await found('골든'), await found('은빛'), await found('sw-2610')]).toEqual([0, 1, 1])

  for (const [turn, name] of ['하나', '둘', '셋', '넷'].entries()) {
    const lot = `lot-${turn}`
    await Promise.all([
      clerk.document.create({ body: { ...form, product_id: 7 } }),
      clerk.document.addFile({ params: { id }, body: { ...facts, lot, file: pdf() } }),
      rename(`${name}번째 소이왁스`),
    ])
    expect([await found(`${name}번째`), await found(lot)]).toEqual([turn + 2, 1])
  }
})

test('a product that is not shown is not named, and one that never was is refused', async () => {
  await givenProduct(shop.ctx, { id: 7, visible: false })
  const clerk = await clerkOf()
  const hidden = await clerk.document.create({ body: { ...form, product_id: 7 } })
  expect(hidden).toMatchObject({ product: null, product_id: 7 })
  const wrong = clerk.document.create({ body: { ...form, product_id: 8 } })
  await expect(wrong).rejects.toMatchObject({ errors: { product_id: ['이 번호의 상품이 없어요.'] } })
  expect(await clerk.document.create({ body: { ...form, product_id: '' } })).toMatchObject({ product: null })
})

test('the newest edition of a lot stands first', async () => {
  const clerk = await clerkOf()
  const { id } = await clerk.document.create({ body: form })
  for (const edition of ['9', '3.10', '2026-9', '10', '3.9', '2026-10'])
    await clerk.document.addFile({ params: { id }, body: { ...facts, edition, file: pdf() } })
  await clerk.document.addFile({ params: { id }, body: { ...facts, edition: '11', lot: 'SW-2609', file: pdf() } })
  const newestFirst = ['2026-10', '2026-9', '10', '9', '3.10', '3.9', '11']
  const { files } = await clerk.document.show({ params: { id } })
  expect(files.map(({ edition }) => edition)).toEqual(newestFirst)
  const { data } = await visitor.document.list({ query: {} })
  expect(data[0]?.files.map(({ edition }) => edition)).toEqual(newestFirst)
})

test('a pinned document stands first, and each leads to the one before it and the one after it', async () => {
  const clerk = await clerkOf()
  const give = (title: string, pinned = false) => clerk.document.create({ body: { ...form, title, pinned } })
  const [first, second, third] = [await give('첫째'), await give('둘째', true), await give('셋째')]
  const titles = (await visitor.document.list({ query: {} })).data.map(({ title }) => title)
  expect(titles).toEqual(['둘째', '셋째', '첫째'])
  const around = async ({ id }: { id: number }) => {
    const { previous, next } = await clerk.document.show({ params: { id } })
    return [previous?.title, next?.title]
  }
  expect(await around(first)).toEqual([undefined, '둘째'])
  expect(await around(second)).toEqual(['첫째', '셋째'])
  expect(await around(third)).toEqual(['둘째', undefined])
  await clerk.document.remove({ params: { id: second.id } })
  expect(await around(first)).toEqual([undefined, '셋째'])
})

test('a change from an older version is refused, a deleted document is gone with its files', async () => {
  const clerk = await clerkOf()
  const { id, version } = await clerk.document.create({ body: form })
  const { files } = await clerk.document.addFile({ params: { id }, body: { ...facts, file: pdf() } })
  await clerk.document.change({ params: { id }, body: { ...form, title: '새 이름', version } })
  const late = clerk.document.change({ params: { id }, body: { ...form, version } })
  await expect(late).rejects.toMatchObject({ status: 409 })
  expect(await clerk.document.remove({ params: { id } })).toEqual({ message: '문서를 지웠어요.' })
  expect((await shop.db.select().from(auditTable).orderBy(auditTable.id)).at(-1)).toMatchObject({
    action: 'document.remove',
    before: { title: '새 이름', kind: 'coa' },
    after: null,
  })
  await expect(clerk.document.show({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const asClerk = await browserOf({ ...shop, mb_id: 'clerk' })
  expect((await shop.app.inject({ url: files[0]?.url ?? '', ...asClerk })).statusCode).toBe(404)
})

test('a file says its language and edition, or is told what is missing', async () => {
  const clerk = await clerkOf()
  const { id } = await clerk.document.create({ body: form })
  const add = (body: object) => clerk.document.addFile({ params: { id }, body: { ...facts, file: pdf(), ...body } })
  await expect(add({ edition: '' })).rejects.toMatchObject({ errors: { edition: ['버전을 적어 주세요.'] } })
  await expect(add({ file: [] })).rejects.toMatchObject({ errors: { file: ['파일을 골라 주세요.'] } })
  await expect(clerk.document.addFile({ params: { id: 99 }, body: { ...facts, file: pdf() } })).rejects.toMatchObject({
    status: 404,
  })
})
