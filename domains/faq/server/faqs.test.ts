import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { sentText } from '../../board/testing/texts.ts'
import { postLimits } from '../../board/words.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop()
const visitor = await shop.as()
beforeEach(shop.empty)
const clerkOf = () => shop.as('clerk', { permissions: ['boards'] })

const form = {
  topic: 'delivery' as const,
  title: '제주도 되나요?',
  title_en: 'Do you ship to Jeju?',
  position: 2,
  body: sentText('네, 이틀 더 걸려요.'),
  body_en: sentText('Yes, two days later.'),
}

test('questions stand in the order staff gave them, by topic and by words', async () => {
  const clerk = await clerkOf()
  await clerk.faq.create({ body: form })
  await clerk.faq.create({ body: { ...form, title: '심지는요?', topic: 'scent', position: 1 } })
  const titles = async (query: object) => (await visitor.faq.list({ query })).data.map(({ title }) => title)
  expect(await titles({})).toEqual(['심지는요?', '제주도 되나요?'])
  expect(await titles({ topic: 'delivery' })).toEqual(['제주도 되나요?'])
  expect(await titles({ keyword: '제주도 이틀' })).toEqual(['제주도 되나요?'])
  expect(await titles({ keyword: 'nothing' })).toEqual([])
})

test('a change is seen at once; one made from an older version is refused', async () => {
  const clerk = await clerkOf()
  const { id, version } = await clerk.faq.create({ body: form })
  await visitor.faq.show({ params: { id } })
  await clerk.faq.change({ params: { id }, body: { ...form, title: '섬도 되나요?', version } })
  expect(await visitor.faq.show({ params: { id } })).toMatchObject({ title: '섬도 되나요?', version: 2 })
  const late = clerk.faq.change({ params: { id }, body: { ...form, version } })
  await expect(late).rejects.toMatchObject({ status: 409, code: 'changed' })
})

test('a deleted question is gone, and a second time not found', async () => {
  const clerk = await clerkOf()
  const { id } = await clerk.faq.create({ body: form })
  expect(await clerk.faq.remove({ params: { id } })).toEqual({ message: '질문을 지웠어요.' })
  expect((await shop.db.select().from(auditTable).orderBy(auditTable.id)).at(-1)).toMatchObject({
    action: 'faq.remove',
    before: { title: '제주도 되나요?', topic: 'delivery' },
    after: null,
  })
  await expect(clerk.faq.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(visitor.faq.show({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('an answer without words, or to no topic, is told under its field', async () => {
  const clerk = await clerkOf()
  const refused = (body: object) => clerk.faq.create({ body: { ...form, ...body } })
  await expect(refused({ body: sentText(' ') })).rejects.toMatchObject({ errors: { body: ['내용을 입력해 주세요.'] } })
  await expect(refused({ topic: 'x' })).rejects.toMatchObject({ errors: { topic: ['종류를 골라 주세요.'] } })
})

test('a pinned question stands above all others, and its neighbours are those of the list', async () => {
  const clerk = await clerkOf()
  const add = (title: string, more: object) => clerk.faq.create({ body: { ...form, title, ...more } })
  const last = await add('셋째', { position: 3 })
  const first = await add('첫째', { position: 9, pinned: 'true' })
  const middle = await add('둘째', { position: 3, pinned: false, topic: 'scent' })
  const titles = async (query: object) => (await visitor.faq.list({ query })).data.map(({ title }) => title)
  expect(await titles({})).toEqual(['첫째', '셋째', '둘째'])
  expect(await titles({ topic: 'delivery' })).toEqual(['첫째', '셋째'])
  const around = async (id: number) => {
    const { previous, next } = await visitor.faq.show({ params: { id } })
    return [previous?.title, next?.title]
  }
  expect(await around(first.id)).toEqual([undefined, '셋째'])
  expect(await around(last.id)).toEqual(['첫째', '둘째'])
  expect(await around(middle.id)).toEqual(['셋째', undefined])
  await clerk.faq.change({ params: { id: first.id }, body: { ...form, title: '첫째', position: 9, version: 1 } })
  expect(await around(middle.id)).toEqual(['셋째', '첫째'])
})

test('a question names the page it stands on, among what is wanted', async () => {
  const clerk = await clerkOf()
  const ids: number[] = []
  for (const position of [1, 2, 3, 4, 5]) {
    const topic = position % 2 ? ('scent' as const) : ('delivery' as const)
    ids.push((await clerk.faq.create({ body: { ...form, topic, position } })).id)
  }
  const [first, , , fourth, fifth] = ids
  const pageOf = async (query: object) => (await visitor.faq.list({ query: { per_page: 2, ...query } })).current_page
  expect(await pageOf({ id: first })).toBe(1)
  expect(await pageOf({ id: fourth })).toBe(2)
  expect(await pageOf({ id: fifth, page: 1 })).toBe(3)
  expect(await pageOf({ id: fifth, topic: 'scent' })).toBe(2)
  expect(await pageOf({ id: fourth, topic: 'scent', page: 2 })).toBe(2)
  expect(await pageOf({ id: 999_999 })).toBe(1)
})

const pdf = (name: string) => new File(['%PDF-1.7 a document'], name)

test('its files are there for everybody, under their own question, and go with it', async () => {
  const clerk = await clerkOf()
  const made = await clerk.faq.create({ body: { ...form, files: [pdf('가.pdf'), pdf('나.pdf')] } })
  const other = await clerk.faq.create({ body: form })
  const [kept, gone] = made.files
  const statusOf = async (url = '') => (await shop.app.inject({ url })).statusCode
  expect(await statusOf(kept?.url)).toBe(200)
  expect(await statusOf(kept?.url.replace(`/${made.id}/`, `/${other.id}/`))).toBe(404)
  const remove = () => clerk.faq.removeFile({ params: { id: made.id, file: gone?.id ?? '' } })
  expect(await remove()).toEqual({ message: '파일을 지웠어요.' })
  await expect(remove()).rejects.toMatchObject({ status: 404 })
  expect(await statusOf(gone?.url)).toBe(404)
  const changed = { ...form, version: 1, files: [pdf('다.pdf')] }
  expect(await clerk.faq.change({ params: { id: made.id }, body: changed })).toMatchObject({
    files: [{ name: '가.pdf' }, { name: '다.pdf' }],
  })
  expect((await visitor.faq.list({ query: {} })).data[0]?.files).toHaveLength(2)
  await clerk.faq.remove({ params: { id: made.id } })
  expect(await statusOf(kept?.url)).toBe(404)
})

test('a question takes no page for a file, and no more files than a post may hold', async () => {
  const clerk = await clerkOf()
  const html = new File(['<!doctype html><script>1</script>'], 'a.pdf')
  const refused = clerk.faq.create({ body: { ...form, files: [html] } })
  await expect(refused).rejects.toMatchObject({ status: 422, errors: { files: [expect.any(String)] } })
  const many = Array.from({ length: postLimits.files }, (_, index) => pdf(`${index}.pdf`))
  const { id } = await clerk.faq.create({ body: { ...form, files: many } })
  const more = clerk.faq.change({ params: { id }, body: { ...form, version: 1, files: [pdf('x.pdf')] } })
  await expect(more).rejects.toMatchObject({ errors: { files: ['파일이 너무 많아요. 몇 개를 빼 주세요.'] } })
  const hana = await shop.as('hana')
  const files = (await visitor.faq.show({ params: { id } })).files
  for (const [who, status] of [[visitor, 401] as const, [hana, 403] as const])
    await expect(who.faq.removeFile({ params: { id, file: files[0]?.id ?? '' } })).rejects.toMatchObject({ status })
})
