import { fileOf } from '@sillage/server-kit/testing-files.ts'
import { beforeEach, expect, test } from 'vitest'
import { boardTables } from '../../board-tables.ts'
import { newestNotices } from '../../notice/server/notices.ts'
import { publicAddresses } from '../../public-addresses.ts'
import { testShop } from '../../testing.ts'
import { sentText } from '../testing/texts.ts'
import { turnPosts } from './turns.ts'

const shop = await testShop()
const visitor = await shop.as()
beforeEach(shop.empty)
type Api = Awaited<ReturnType<typeof shop.as>>
type Publishing = { draft?: boolean; shown_from?: string | null; shown_until?: string | null }

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const texts = {
  title: '겨울 소식',
  title_en: 'Winter news',
  body: sentText('눈이 와요.'),
  body_en: sentText('It snows.'),
}
const pdf = () => fileOf('%PDF-1.7 a document', '안내.pdf')

/** What staff write on each board, and all that visitors and members may see of it. */
const boards = {
  notice: {
    write: ({ notice }: Api, form: Publishing) =>
      notice.create({ body: { ...texts, ...form, board: 'customer', topic: 'guide', files: [pdf()] } }),
    change: ({ notice }: Api, id: number, version: number, form: Publishing) =>
      notice.change({ params: { id }, body: { ...texts, ...form, topic: 'guide', version } }),
    list: async (api: Api) => (await api.notice.list({ query: {} })).total,
    show: (api: Api, id: number) => api.notice.show({ params: { id } }),
    staffList: (api: Api, query: object) => api.notice.staffList({ query }),
    staffShow: (api: Api, id: number) => api.notice.staffShow({ params: { id } }),
  },
  faq: {
    write: ({ faq }: Api, form: Publishing) =>
      faq.create({ body: { ...texts, ...form, topic: 'order', files: [pdf()] } }),
    change: ({ faq }: Api, id: number, version: number, form: Publishing) =>
      faq.change({ params: { id }, body: { ...texts, ...form, topic: 'order', version } }),
    list: async (api: Api) => (await api.faq.list({ query: {} })).total,
    show: (api: Api, id: number) => api.faq.show({ params: { id } }),
    staffList: (api: Api, query: object) => api.faq.staffList({ query }),
    staffShow: (api: Api, id: number) => api.faq.staffShow({ params: { id } }),
  },
  document: {
    async write({ document }: Api, form: Publishing) {
      const { id } = await document.create({ body: { ...texts, ...form, kind: 'guide' } })
      return document.addFile({ params: { id }, body: { lang: 'kr', edition: '1', file: [pdf()] } })
    },
    change: ({ document }: Api, id: number, version: number, form: Publishing) =>
      document.change({ params: { id }, body: { ...texts, ...form, kind: 'guide', version } }),
    list: async (api: Api) => (await api.document.list({ query: {} })).total,
    show: (api: Api, id: number) => api.document.show({ params: { id } }),
    staffList: (api: Api, query: object) => api.document.staffList({ query }),
    staffShow: (api: Api, id: number) => api.document.staffShow({ params: { id } }),
  },
}
const each = Object.entries(boards)

/** Everything that the site map, the feed, the suggestions and the help centre name. */
async function addressesFound() {
  const rows = await Promise.all(
    publicAddresses.filter(({ name }) => /notices|questions/.test(name)).map(({ rows }) => shop.db.execute(rows)),
  )
  const { contents } = await visitor.search.suggest({ query: { keyword: '겨울' } })
  const center = await visitor.center.search({ query: { keyword: '눈이' } })
  const feed = await newestNotices(shop.ctx, 'customer', 5)
  const found = [...center.faq.data, ...center.notice.data, ...center.school.data, ...center.document.data]
  return [...rows.flatMap(({ rows }) => rows), ...contents, ...found, ...feed]
}

test.each(each)(
  'nothing of a %s reaches anyone but staff before its time, as a draft, or after its end',
  async (_, board) => {
    const clerk = await shop.as('clerk', { permissions: ['boards'] })
    const member = await shop.as('hana')
    const hidden = [{ draft: true }, { shown_from: inHours(1) }, { shown_until: inHours(-1) }]
    const posts = []
    for (const form of hidden) posts.push(await board.write(clerk, form))
    expect(await board.list(visitor)).toBe(0)
    expect(await addressesFound()).toEqual([])
    for (const { id, files } of posts) {
      await expect(board.show(member, id)).rejects.toMatchObject({ status: 404 })
      const [file] = files
      const reply = await shop.app.inject({ url: file?.url ?? '' })
      expect([401, 404]).toContain(reply.statusCode)
      expect(reply.body).not.toContain('a document')
      expect(await board.staffShow(clerk, id)).toMatchObject({ id, title: '겨울 소식' })
    }
    const states = (await board.staffList(clerk, {})).data.map(({ state }) => state)
    expect(states).toEqual(['ended', 'scheduled', 'draft'])
    expect((await board.staffList(clerk, { state: 'scheduled' })).data).toHaveLength(1)
  },
)

test.each(each)(
  'a draft of a %s that is published stands under the day of that, and is found everywhere',
  async (name, board) => {
    const clerk = await shop.as('clerk', { permissions: ['boards'] })
    const member = await shop.as('hana')
    const { id, version } = await board.write(clerk, { draft: true })
    const table = boardTables.find(({ tag }) => tag === name)?.table
    if (!table) throw new Error(`there is no board ${name}`)
    await shop.db.update(table).set({ created_at: new Date('2026-01-01') })
    const published = await board.change(clerk, id, version, {})
    expect(Date.parse(published.created_at)).toBeGreaterThan(Date.now() - 60_000)
    expect(await board.list(visitor)).toBe(1)
    expect(await board.show(member, id)).toMatchObject({ id, draft: false })
    expect((await board.staffList(clerk, {})).data).toMatchObject([{ state: 'published' }])
    // Changed once more it keeps the day on which visitors saw it first.
    const again = await board.change(clerk, id, published.version, { shown_until: inHours(1) })
    expect(again.created_at).toBe(published.created_at)
  },
)

test.each(each)('a %s begins and ends by itself, for lists that were cached too', async (name, board) => {
  const clerk = await shop.as('clerk', { permissions: ['boards'] })
  await board.write(clerk, { shown_from: inHours(1) })
  const table = boardTables.find(({ tag }) => tag === name)?.table
  if (!table) throw new Error(`there is no board ${name}`)
  expect(await board.list(visitor)).toBe(0)
  await shop.db.update(table).set({ shown_from: new Date(Date.now() - 1_000) })
  expect(await board.list(visitor)).toBe(0)
  await turnPosts(shop.ctx)
  await expect.poll(() => board.list(visitor)).toBe(1)
  await shop.db.update(table).set({ shown_from: null, shown_until: new Date(Date.now() - 1_000) })
  await turnPosts(shop.ctx)
  await expect.poll(() => board.list(visitor)).toBe(0)
})

test.each(each)('a %s cannot end before it begins', async (_, board) => {
  const clerk = await shop.as('clerk', { permissions: ['boards'] })
  await expect(board.write(clerk, { shown_from: inHours(2), shown_until: inHours(1) })).rejects.toMatchObject({
    status: 422,
    errors: { shown_until: ['종료 시각이 시작 시각보다 빨라요.'] },
  })
})
