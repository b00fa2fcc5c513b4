import { readdir } from 'node:fs/promises'
import { fileOf, html, photograph } from '@sillage/server-kit/testing-files.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { sweepPictures } from '../../board/server/pictures.ts'
import { sentPicture, sentText } from '../../board/testing/texts.ts'
import { postLimits } from '../../board/words.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop()
const visitor = await shop.as()
beforeEach(shop.empty)
const clerkOf = () => shop.as('clerk', { permissions: ['boards'] })

const form = {
  board: 'customer' as const,
  topic: 'guide' as const,
  title: '쉬는 날',
  title_en: 'Closed',
  pinned: true,
  body: sentText('월요일에 쉬어요.'),
  body_en: sentText('Closed on Mondays.'),
}
const pdf = (name: string) => fileOf('%PDF-1.7 a document', name)
const stored = async () =>
  (await readdir(shop.filesDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
/** Runs what was left to be done now, as a worker would. */
const sweep = () => runWaiting(shop.ctx, sweepPictures)

test('staff write a notice, and everybody reads it at once', async () => {
  const clerk = await clerkOf()
  expect((await visitor.notice.list({ query: {} })).total).toBe(0)
  const made = await clerk.notice.create({ body: { ...form, files: [pdf('안내문.pdf')] } })
  expect(made).toMatchObject({ title: '쉬는 날', pinned: true, version: 1, files: [{ name: '안내문.pdf' }] })
  expect((await visitor.notice.list({ query: { keyword: '월요일' } })).data).toMatchObject([{ id: made.id }])
  expect(await shop.db.select().from(auditTable)).toMatchObject([{ mb_id: 'clerk', action: 'notice.create' }])
})

test('its file is there for everybody, under its own notice only, and never as a page', async () => {
  const clerk = await clerkOf()
  const made = await clerk.notice.create({ body: { ...form, files: [pdf('안내문.pdf')] } })
  const other = await clerk.notice.create({ body: form })
  const reply = await shop.app.inject({ url: made.files[0]?.url ?? '' })
  expect(reply.body).toBe('%PDF-1.7 a document')
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
  const elsewhere = made.files[0]?.url.replace(`/${made.id}/`, `/${other.id}/`) ?? ''
  expect((await shop.app.inject({ url: elsewhere })).statusCode).toBe(404)
  const page = clerk.notice.create({ body: { ...form, files: [fileOf(html, 'a.pdf')] } })
  await expect(page).rejects.toMatchObject({ status: 422, errors: { files: [expect.any(String)] } })
})

test('what is missing or belongs to the other board is told under its field', async () => {
  const clerk = await clerkOf()
  const refused = (body: object) => clerk.notice.create({ body: { ...form, ...body } })
  await expect(refused({ title: ' ' })).rejects.toMatchObject({ errors: { title: ['제목을 입력해 주세요.'] } })
  await expect(refused({ body: sentText('') })).rejects.toMatchObject({ errors: { body: ['내용을 입력해 주세요.'] } })
  await expect(refused({ body: '<script>' })).rejects.toMatchObject({ status: 422 })
  await expect(refused({ topic: 'studio' })).rejects.toMatchObject({ errors: { topic: ['종류를 골라 주세요.'] } })
  expect((await visitor.notice.list({ query: {} })).total).toBe(0)
})

test('a text is kept without anything that could do harm', async () => {
  const clerk = await clerkOf()
  const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
  const words = { type: 'text', text: '누르세요', marks: [link] }
  const body = JSON.stringify({ type: 'doc', content: [{ type: 'script' }, { type: 'paragraph', content: [words] }] })
  const made = await clerk.notice.create({ body: { ...form, body } })
  expect(JSON.stringify(made)).not.toMatch(/script/)
})

test('a change counts the version up; the one that read an older version is refused and loses nothing', async () => {
  const clerk = await clerkOf()
  const { id, version } = await clerk.notice.create({ body: form })
  const change = (title: string, of: number) =>
    clerk.notice.change({ params: { id }, body: { ...form, title, version: of } })
  expect(await change('먼저', version)).toMatchObject({ title: '먼저', version: 2 })
  await expect(change('나중', version)).rejects.toMatchObject({ status: 409, code: 'changed' })
  expect(await visitor.notice.show({ params: { id } })).toMatchObject({ title: '먼저', version: 2 })
  expect(await change('다시', 2)).toMatchObject({ title: '다시', version: 3 })
})

test('of ten changes at once one is made', async () => {
  const clerk = await clerkOf()
  const { id, version } = await clerk.notice.create({ body: form })
  const changes = Array.from({ length: 10 }, (_, index) =>
    clerk.notice.change({ params: { id }, body: { ...form, title: `제목 ${index}`, version } }),
  )
  const ends = await Promise.allSettled(changes)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await visitor.notice.show({ params: { id } })).version).toBe(2)
})

test('a file refused with its change leaves nothing behind', async () => {
  const clerk = await clerkOf()
  const { id } = await clerk.notice.create({ body: form })
  const before = await stored()
  const late = clerk.notice.change({ params: { id }, body: { ...form, version: 9, files: [pdf('a.pdf')] } })
  await expect(late).rejects.toMatchObject({ status: 409 })
  expect(await stored()).toBe(before)
})

test('one file of a notice is taken out by its id, which path and body both say', async () => {
  const clerk = await clerkOf()
  const made = await clerk.notice.create({ body: { ...form, files: [pdf('a.pdf'), pdf('b.pdf')] } })
  const [a, b] = made.files
  const remove = (file: string, body: string) =>
    clerk.notice.removeFile({ params: { id: made.id, file }, body: { id: body } })
  await expect(remove(a?.id ?? '', b?.id ?? '')).rejects.toMatchObject({ status: 422 })
  expect(await remove(a?.id ?? '', a?.id ?? '')).toEqual({ message: '파일을 지웠어요.' })
  await expect(remove(a?.id ?? '', a?.id ?? '')).rejects.toMatchObject({ status: 404 })
  expect(await visitor.notice.show({ params: { id: made.id } })).toMatchObject({
    files: [{ name: 'b.pdf' }],
    version: 1,
  })
})

test('no notice holds more files than it may, however they come', async () => {
  const clerk = await clerkOf()
  const half = Array.from({ length: postLimits.files - 2 }, (_, index) => pdf(`${index}.pdf`))
  const { id, version } = await clerk.notice.create({ body: { ...form, files: half } })
  const more = clerk.notice.change({
    params: { id },
    body: { ...form, version, files: [pdf('x.pdf'), pdf('y.pdf'), pdf('z.pdf')] },
  })
  await expect(more).rejects.toMatchObject({ errors: { files: ['파일이 너무 많아요. 몇 개를 빼 주세요.'] } })
})

test('a deleted notice is gone with its files', async () => {
  const clerk = await clerkOf()
  const made = await clerk.notice.create({ body: { ...form, files: [pdf('a.pdf')] } })
  expect(await clerk.notice.remove({ params: { id: made.id } })).toEqual({ message: '공지를 지웠어요.' })
  expect((await shop.db.select().from(auditTable).orderBy(auditTable.id)).at(-1)).toMatchObject({
    action: 'notice.remove',
    before: { title: '쉬는 날', topic: 'guide' },
    after: null,
  })
  await expect(visitor.notice.show({ params: { id: made.id } })).rejects.toMatchObject({ status: 404 })
  expect((await shop.app.inject({ url: made.files[0]?.url ?? '' })).statusCode).toBe(404)
  await expect(clerk.notice.remove({ params: { id: made.id } })).rejects.toMatchObject({ status: 404 })
})

test('a picture stays as long as a text shows it, and goes with the last one', async () => {
  const clerk = await clerkOf()
  const send = async () => clerk.staffBoards.addPicture({ body: { picture: [fileOf(await photograph(), 'a.jpg')] } })
  const [shown, forgotten] = [await send(), await send()]
  expect(shown.src).not.toBe(forgotten.src)
  const body = sentPicture(shown, '사진이 있어요.')
  const one = await clerk.notice.create({ body: { ...form, body } })
  const two = await clerk.notice.create({ body: { ...form, body } })
  expect(await stored()).toBe(2)
  await sweep() // after all those days the draft that was never sent is forgotten
  expect(await stored()).toBe(1)
  await clerk.notice.change({ params: { id: one.id }, body: { ...form, version: 1 } })
  await sweep()
  expect(await stored()).toBe(1)
  await clerk.notice.remove({ params: { id: two.id } })
  await sweep()
  expect(await stored()).toBe(0)
  const late = clerk.notice.create({ body: { ...form, body } })
  await expect(late).rejects.toMatchObject({ status: 422, errors: { body: [expect.stringMatching('사진')] } })
})

test('only staff of the boards write', async () => {
  const clerk = await clerkOf()
  const { id } = await clerk.notice.create({ body: form })
  const other = await shop.as('other', { permissions: ['products'] })
  const member = await shop.as('hana')
  for (const [who, status] of [[other, 403] as const, [member, 403] as const, [visitor, 401] as const]) {
    await expect(who.notice.create({ body: form })).rejects.toMatchObject({ status })
    await expect(who.notice.change({ params: { id }, body: { ...form, version: 1 } })).rejects.toMatchObject({ status })
    await expect(who.notice.remove({ params: { id } })).rejects.toMatchObject({ status })
    await expect(who.staffBoards.mine()).rejects.toMatchObject({ status })
  }
  expect(await clerk.staffBoards.mine()).toEqual({ may_write: true })
})
