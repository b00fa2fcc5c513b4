import { jobTable } from '@sillage/server-kit/tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { firstDesign, type HomeDesign } from '../home-design-contract.ts'
import { homeSlide } from '../testing/home.ts'
import { picture } from '../testing/policies.ts'
import { publishHomeJob } from './home-publish.ts'
import { homeTable } from './home-tables.ts'
import { turnHome } from './home-turns.ts'
import { selectTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const staff = async () => (await as('clerk', { permissions: ['content'] })).content.homePage
const seen = async () => (await visitor.content.home()).slides.map(({ title }) => title)
const soon = () => new Date(Date.now() + 3_600_000)
const titled = (title: string, more: Partial<HomeDesign> = {}): HomeDesign => ({
  ...firstDesign(),
  slides: [homeSlide({ title })],
  ...more,
})

async function givenDraft(design: HomeDesign, based_on = 0) {
  return (await staff()).save({ body: { design, based_on } })
}
async function givenPublished(design: HomeDesign, based_on = 0) {
  const { draft_version } = await givenDraft(design, based_on)
  return (await staff()).publish({ body: { draft_version } })
}
const sectionsWith = (changes: Partial<HomeDesign['sections'][number]> & { kind: 'new' | 'best' }) =>
  firstDesign().sections.map((section) => (section.kind === changes.kind ? { ...section, ...changes } : section))

test('a shop that has designed nothing shows every section, and no slide', async () => {
  const home = await visitor.content.home()
  expect(home.slides).toEqual([])
  expect(home.sections.map(({ kind }) => kind)).toEqual([
    'organ',
    'categories',
    'new',
    'recipe',
    'best',
    'classes',
    'voices',
    'notices',
    'feed',
  ])
  expect(await (await staff()).show()).toMatchObject({ draft_version: 0, version: null, draft: firstDesign() })
})

test('a draft is seen by no one until it is published, and then by everybody at once', async () => {
  await givenDraft(titled('겨울'))
  expect(await seen()).toEqual([])
  const sheet = await (await staff()).publish({ body: { draft_version: 1, note: '처음' } })
  expect(sheet).toMatchObject({ version: 1, versions: [{ version: 1, note: '처음' }], scheduled: null })
  expect(await seen()).toEqual(['겨울'])
  await givenDraft(titled('봄'), 1)
  expect(await seen()).toEqual(['겨울'])
  const done = (await db.select().from(auditTable)).map(({ action }) => action)
  expect(done).toEqual(['home.save', 'home.publish', 'home.save'])
})

test('a draft is previewed with the key that staff are given, and with no other', async () => {
  const { preview_key } = await givenDraft(titled('아직 비밀'))
  const look = (key: string) => visitor.content.homePage.preview({ query: { key } })
  expect((await look(preview_key)).slides).toMatchObject([{ title: '아직 비밀' }])
  for (const key of ['', 'zzzzzz.abc']) await expect(look(key)).rejects.toMatchObject({ status: 404 })
})

test('what is being typed is drawn for staff and stored nowhere', async () => {
  const { look } = await staff()
  expect((await look({ body: { design: titled('아직 안 썼어요') } })).slides).toMatchObject([
    { title: '아직 안 썼어요' },
  ])
  expect(await db.$count(homeTable)).toBe(0)
})

test('of two who changed the same draft the second is refused, and what was not looked at is not published', async () => {
  await givenDraft(titled('하나'))
  const tries = await Promise.allSettled(['둘', '셋'].map((title) => givenDraft(titled(title), 1)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
  await expect((await staff()).publish({ body: { draft_version: 1 } })).rejects.toMatchObject({ status: 409 })
  expect(await seen()).toEqual([])
})

test('what is scheduled comes at its time and once, and what was canceled does not come', async () => {
  await givenPublished(titled('지금'))
  await givenDraft(titled('나중'), 1)
  const { publish, unschedule } = await staff()
  const publish_at = soon().toISOString()
  expect(await publish({ body: { draft_version: 2, publish_at } })).toMatchObject({ scheduled: { version: 2 } })
  await expect(publish({ body: { draft_version: 2, publish_at } })).rejects.toMatchObject({ status: 422 })
  expect(await seen()).toEqual(['지금'])
  const [job] = await db.select().from(jobTable)
  expect(job).toMatchObject({ name: 'home.publish', payload: { version: 2 } })
  await publishHomeJob.run(ctx, { version: 2 })
  expect(await seen()).toEqual(['나중'])

  await givenDraft(titled('안 올 것'), 2)
  await publish({ body: { draft_version: 3, publish_at } })
  expect((await unschedule()).scheduled).toBeNull()
  await publishHomeJob.run(ctx, { version: 3 })
  expect(await seen()).toEqual(['나중'])
})

test('an earlier version comes back as the draft, and is published like any other', async () => {
  await givenPublished(titled('첫 글'))
  await givenPublished(titled('둘째 글'), 1)
  const { restore, showVersion, publish } = await staff()
  const params = { version: 1 }
  expect((await showVersion({ params })).design.slides).toMatchObject([{ title: '첫 글' }])
  const { draft, draft_version } = await restore({ params })
  expect(draft.slides).toMatchObject([{ title: '첫 글' }])
  expect(await seen()).toEqual(['둘째 글'])
  expect(await publish({ body: { draft_version } })).toMatchObject({ version: 3 })
  expect(await seen()).toEqual(['첫 글'])
})

test('a slide is shown in its period, and the page is drawn again when it begins or ends', async () => {
  const over = new Date(Date.now() - 1_000).toISOString()
  const slides = [
    homeSlide({ id: 'always', title: '늘' }),
    homeSlide({ id: 'later', title: '곧', from: soon().toISOString() }),
    homeSlide({ id: 'gone', title: '지난', until: over }),
  ]
  await db.insert(homeTable).values({ id: 1, content: { ...firstDesign(), slides } })
  const { preview_key } = await (await staff()).show()
  expect(await seen()).toEqual(['늘'])
  const draft = await visitor.content.homePage.preview({ query: { key: preview_key } })
  expect(draft.slides).toHaveLength(3)
  const begun = slides.map((slide) => (slide.id === 'later' ? { ...slide, from: over } : slide))
  await db.update(homeTable).set({ content: { ...firstDesign(), slides: begun } })
  expect(await seen()).toEqual(['늘'])
  await turnHome(ctx)
  await expect.poll(seen).toEqual(['늘', '곧'])
})

test('a button leads to the true address of its product, and nowhere while that is hidden', async () => {
  await givenProduct(ctx, { id: 7, kind: 'class' })
  await givenProduct(ctx, { id: 8, visible: false })
  const links = ['/shop/product/7', '/shop/product/8', '/shop/best-seller']
  const slides = links.map((link, at) => homeSlide({ id: `s${at}`, link }))
  await givenPublished({ ...firstDesign(), slides })
  expect((await visitor.content.home()).slides.map(({ link }) => link)).toEqual([
    '/tssa/product/7',
    '',
    '/shop/best-seller',
  ])
})

test('a section shows the selection or category that was chosen, and takes no room where that is hidden', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [3] })
  await givenProduct(ctx, { id: 2 })
  const texts = { title: '겨울 셀렉트', title_en: 'Winter', intro: '소개', intro_en: '' }
  const items = [{ product_id: 2, note: '', note_en: '' }]
  await db.insert(selectTable).values({ id: 5, ...texts, items, published_at: new Date() })
  const blank = { visible: true, title: '', title_en: '', note: '', note_en: '' }
  const sections: HomeDesign['sections'] = [
    { ...blank, id: 'select-a', kind: 'select', source_id: 5 },
    { ...blank, id: 'category-a', kind: 'category', source_id: 3 },
    { ...blank, id: 'category-b', kind: 'category', source_id: 99 },
  ]
  await givenPublished({ ...firstDesign(), sections })
  const shown = async () =>
    (await visitor.content.home()).sections.map(({ id, source, products }) => [
      id,
      source?.name,
      products?.map((product) => product.id),
    ])
  expect(await shown()).toEqual([
    ['select-a', '겨울 셀렉트', [2]],
    ['category-a', '분류 3', [1]],
  ])
  const clerk = await as('clerk', { permissions: ['content'] })
  await clerk.content.staffSelects.switch({ params: { id: 5 }, body: { visible: false } })
  await expect.poll(shown).toEqual([['category-a', '분류 3', [1]]])
})

test('sections stand in the order and under the titles that staff gave them, and hidden ones nowhere', async () => {
  const sections = sectionsWith({ kind: 'best', visible: false }).toReversed()
  await givenPublished({ ...firstDesign(), sections: sections.map((each) => ({ ...each, title: `${each.kind}!` })) })
  const { sections: shown } = await visitor.content.home()
  expect(shown[0]).toMatchObject({ kind: 'feed', title: 'feed!' })
  expect(shown.map(({ kind }) => kind)).not.toContain('best')
})

test('what cannot be shown is refused in words', async () => {
  const refused = (design: HomeDesign) => expect(givenDraft(design)).rejects
  const [from, until] = [soon().toISOString(), new Date().toISOString()]
  await refused({ ...firstDesign(), slides: [homeSlide({ title: ' ' })] }).toMatchObject({
    errors: { 'design.slides.0.title': ['제목을 입력해 주세요.'] },
  })
  await refused({ ...firstDesign(), slides: [homeSlide({ from, until })] }).toMatchObject({
    errors: { 'design.slides.0.until': ['종료 시각이 시작 시각보다 빨라요.'] },
  })
  await refused({ ...firstDesign(), slides: [homeSlide({ link: 'javascript:alert(1)' })] }).toMatchObject({
    status: 422,
  })
  const missing = { ...picture, src: '/media/content-0123456789ab-0123456789abcdef-{width}.webp' }
  await refused({ ...firstDesign(), slides: [homeSlide({ picture_wide: missing })] }).toMatchObject({
    errors: { design: ['사진을 찾을 수 없어요. 다시 올려 주세요.'] },
  })
  const twice = firstDesign().sections
  await refused({ ...firstDesign(), sections: [...twice, ...twice] }).toMatchObject({ status: 422 })
})
