import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import { jobTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { saying } from '../testing/cms.ts'
import { publishScheduledJob, withdrawAtItsEndJob } from './cms-publish.ts'
import { cmsPageTable, cmsVersionTable } from './cms-tables.ts'

const { app, as, ctx, database, db, empty, secret } = await testShop()
const visitor = await as()
beforeEach(empty)

const staff = async () => (await as('clerk', { permissions: ['content'] })).content.cms
const params = { name: 'gift' }
const seen = async () => (await visitor.content.cms.published({ params })).template?.option.props.innerText
const unseen = () => expect(seen()).rejects.toMatchObject({ status: 404 })
const soon = () => new Date(Date.now() + 3_600_000)

async function givenDraft(text: string, based_on = 0) {
  return (await staff()).save({ params, body: { template: saying(text), based_on } })
}
async function givenPublished(text: string, based_on = 0) {
  const { draft_version } = await givenDraft(text, based_on)
  return (await staff()).publish({ params, body: { draft_version } })
}

test('a draft is seen by no one until it is published, and then by everybody at once', async () => {
  const { draft_version, version } = await givenDraft('선물 포장')
  expect([draft_version, version]).toEqual([1, null])
  await unseen()
  const sheet = await (await staff()).publish({ params, body: { draft_version: 1, note: '처음' } })
  expect(sheet).toMatchObject({ version: 1, title: '선물 포장', versions: [{ version: 1, note: '처음' }] })
  expect(await seen()).toBe('선물 포장')
  await givenDraft('고치는 중', 1)
  expect(await seen()).toBe('선물 포장')
})

test('a draft is previewed with the key that staff are given, and with no other', async () => {
  const { preview_key } = await givenDraft('아직 비밀')
  const look = (key: string, name = 'gift') => visitor.content.cms.preview({ params: { name }, query: { key } })
  expect((await look(preview_key)).template?.option.props.innerText).toBe('아직 비밀')
  await (await staff()).save({ params: { name: 'other' }, body: { template: saying('다른 글'), based_on: 0 } })
  for (const [key, name] of [[''], ['zzzzzz.abc'], [preview_key, 'other']] as const)
    await expect(look(key, name)).rejects.toMatchObject({ status: 404 })
})

test('of two who changed the same draft the second is refused, and what was not looked at is not published', async () => {
  await givenDraft('하나')
  const tries = await Promise.allSettled(['둘', '셋', '넷'].map((text) => givenDraft(text, 1)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
  await expect((await staff()).publish({ params, body: { draft_version: 1 } })).rejects.toMatchObject({ status: 409 })
  await unseen()
})

test('what is scheduled comes at its time, and once', async () => {
  await givenPublished('지금')
  await givenDraft('나중', 1)
  const at = soon()
  const sheet = await (await staff()).publish({ params, body: { draft_version: 2, publish_at: at.toISOString() } })
  expect(sheet).toMatchObject({ version: 1, scheduled: { version: 2, publish_at: at.toISOString() } })
  expect(await seen()).toBe('지금')
  const jobs = await db.select().from(jobTable)
  expect(jobs).toMatchObject([{ name: 'cms.publish', payload: { name: 'gift', version: 2 }, run_at: at }])

  await publishScheduledJob.run(ctx, { name: 'gift', version: 2 })
  expect(await seen()).toBe('나중')
  await givenPublished('더 나중', 2)
  // A worker that died before it could say so runs it again.
  await publishScheduledJob.run(ctx, { name: 'gift', version: 2 })
  expect(await seen()).toBe('더 나중')
})

test('what is published for a while is taken down at its end, and what came after it stays', async () => {
  await givenDraft('한 주 동안')
  const { publish } = await staff()
  const [publish_at, until_at] = [soon().toISOString(), new Date(Date.now() + 7_200_000).toISOString()]
  const early = publish({ params, body: { draft_version: 1, publish_at: until_at, until_at: publish_at } })
  await expect(early).rejects.toMatchObject({ errors: { until_at: ['종료 시각이 시작 시각보다 빨라요.'] } })
  const sheet = await publish({ params, body: { draft_version: 1, until_at } })
  expect(sheet.versions).toMatchObject([{ version: 1, until_at }])
  expect(await db.select().from(jobTable)).toMatchObject([
    { name: 'cms.withdraw', payload: { name: 'gift', version: 1 } },
  ])
  expect(await seen()).toBe('한 주 동안')
  await withdrawAtItsEndJob.run(ctx, { name: 'gift', version: 1 })
  await unseen()
  expect(await (await staff()).show({ params })).toMatchObject({
    version: null,
    draft: { template: saying('한 주 동안') },
  })

  await publish({ params, body: { draft_version: 1, until_at } })
  await givenPublished('그다음', 1)
  await withdrawAtItsEndJob.run(ctx, { name: 'gift', version: 2 })
  expect(await seen()).toBe('그다음')
})

test('what is being typed is drawn for staff as it would be shown, and stored nowhere', async () => {
  const { look } = await staff()
  const typed = { template: saying('{fee}부터'), link: '' }
  expect((await look({ params, body: typed })).template?.option.props.innerText).toBe('3,000원부터')
  await expect(look({ params, body: { template: { ...saying('글'), tag: 'script' } } })).rejects.toMatchObject({
    errors: { template: ['쓸 수 없는 태그가 있어요.'] },
  })
  expect(await db.$count(cmsPageTable)).toBe(0)
})

test('what was taken back does not come, and its number is not given again', async () => {
  await givenDraft('하나')
  const publish_at = soon().toISOString()
  const { publish, unschedule } = await staff()
  await publish({ params, body: { draft_version: 1, publish_at } })
  await expect(publish({ params, body: { draft_version: 1, publish_at } })).rejects.toMatchObject({ status: 422 })
  expect((await unschedule({ params })).scheduled).toBeNull()
  await publishScheduledJob.run(ctx, { name: 'gift', version: 1 })
  await unseen()
  await expect(unschedule({ params })).rejects.toMatchObject({ status: 404 })
  expect((await publish({ params, body: { draft_version: 1 } })).version).toBe(2)
})

test('an old version comes back as the draft, and is published like any other', async () => {
  await givenPublished('첫 글')
  await givenPublished('둘째 글', 1)
  const { restore, showVersion, publish } = await staff()
  const first = { params: { name: 'gift', version: 1 } }
  expect((await showVersion(first)).template?.option.props.innerText).toBe('첫 글')
  const { draft, draft_version } = await restore(first)
  expect(draft.template).toEqual(saying('첫 글'))
  expect(await seen()).toBe('둘째 글')
  expect(await publish({ params, body: { draft_version } })).toMatchObject({ version: 3 })
  expect(await seen()).toBe('첫 글')
  expect(await db.$count(cmsVersionTable)).toBe(3)
})

test('what is taken down is seen by no one, and nothing of it is lost', async () => {
  await givenPublished('선물 포장')
  const sheet = await (await staff()).withdraw({ params })
  expect(sheet).toMatchObject({ version: null, draft: { template: saying('선물 포장') }, versions: [{ version: 1 }] })
  await unseen()
  const done = (await db.select().from(auditTable)).map(({ action }) => action)
  expect(done).toEqual(['cms.save', 'cms.publish', 'cms.withdraw'])
})

test('a hostile page is refused as a whole, in words', async () => {
  const { save, list } = await staff()
  const template = { ...saying('글'), tag: 'script' }
  await expect(save({ params, body: { template, link: 'javascript:alert(1)', based_on: 0 } })).rejects.toMatchObject({
    status: 422,
    errors: { template: ['쓸 수 없는 태그가 있어요.'], link: [expect.stringContaining('쓸 수 없는 링크')] },
  })
  expect((await list()).data).toHaveLength(0)
})

test('an element leads somewhere, and so does a whole page: kept where it may, refused in words where not', async () => {
  const { save } = await staff()
  const way = { ...saying('보기', 'b'), tag: 'p', link: '/shop/best-seller' }
  const template = { ...saying('선물'), tag: 'section', children: [way] }
  const put = (body: { template: unknown; link?: string }, name = params.name) =>
    save({ params: { name }, body: { ...body, based_on: 0 } })
  const refused = (field: string, words: string) => ({
    status: 422,
    errors: { [field]: [expect.stringContaining(words)] },
  })
  const hostile = { ...template, children: [{ ...way, link: 'javascript:alert(1)' }] }
  await expect(put({ template: hostile })).rejects.toMatchObject(refused('template', '쓸 수 없는 링크'))
  await expect(put({ template, link: '/a' })).rejects.toMatchObject(refused('link', '그 자리에'))
  await expect(put({ template: way }, 'banner')).rejects.toMatchObject(refused('template', '배너 전체의 링크'))
  expect((await put({ template })).draft.template).toEqual(template)
  const plain = { ...template, children: [] }
  expect((await put({ template: plain, link: 'https://example.com/' }, 'other')).draft.link).toBe(
    'https://example.com/',
  )
})

test('a banner that would lose something is refused, in words; a page may have it', async () => {
  const { save, show } = await staff()
  const said = { innerText: '소식', innerText_en: 'News' }
  const node = (id: string, tag: string, option: object = {}, children: object[] = []) => ({
    id,
    tag,
    children,
    option: { class: '', style: '', props: said, ...option },
  })
  const banner = { name: 'banner' }
  const put = (params: { name: string }, template: object) => save({ params, body: { template, based_on: 0 } })
  const rich = node('all', 'div', { style: 'margin-top: 8px' }, [
    node('bold', 'strong'),
    node('way', 'span', { class: 'only-phone lead', props: { ...said, closable: true } }),
    node('link', 'a', { props: { ...said, href: '/shop/best-seller' } }),
  ])
  await expect(put(banner, rich)).rejects.toMatchObject({
    status: 422,
    errors: {
      template: expect.arrayContaining([
        '배너에는 글만 넣을 수 있어요. 태그는 p, span, div만 써 주세요.',
        '배너에는 only-desktop과 only-phone 중 한 가지 클래스만 쓸 수 있어요.',
        '배너에는 스타일을 쓸 수 없어요.',
        '배너 안에는 링크나 사진을 넣을 수 없어요. 배너 전체의 링크를 써 주세요.',
        '닫기 단추는 배너 전체에만 둘 수 있어요.',
      ]),
    },
  })
  await expect(show({ params: banner })).rejects.toMatchObject({ status: 404 })
  await put(params, rich)
  const plain = node('all', 'p', { props: { ...said, closable: true } }, [
    node('more', 'span', { class: 'only-desktop' }),
  ])
  expect((await put(banner, plain)).draft.template).toMatchObject({ id: 'all', children: [{ id: 'more' }] })
})

test.each([500, 5_000, 60_000])('a page %i elements deep is refused in words, and breaks nothing', async (levels) => {
  await as('clerk', { permissions: ['content'] })
  // Written as text: a machine that makes such a page does not fall down itself.
  const template = '{"children":['.repeat(levels) + ']}'.repeat(levels)
  const browser = await browserOf({ database, secret, mb_id: 'clerk' })
  const reply = await app.inject({
    method: 'PUT',
    url: '/api/v1/staff/cms/gift',
    ...browser,
    headers: { ...browser.headers, 'content-type': 'application/json' },
    payload: `{"template":${template},"based_on":0}`,
  })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toEqual({ template: ['단계가 너무 많아요. 단계를 줄여 주세요.'] })
  await unseen()
})

test('what is already in a row is shown only as far as it is allowed', async () => {
  await givenPublished('선물')
  const children = [{ ...saying('나쁜 글', 'b'), tag: 'script' }, saying('좋은 글', 'c')]
  const page = { ...saying('선물'), tag: 'section' }
  const template = { ...page, children }
  await db.update(cmsPageTable).set({ template, link: 'javascript:alert(1)' })
  await emptyTags(ctx, 'cms:gift')
  const shown = await visitor.content.cms.published({ params })
  expect(shown).toEqual({ template: { ...page, children: [saying('좋은 글', 'c')] }, link: '' })
})

test.each(['diy', 'privacy', 'Gift', 'a b', '-a'])('a page cannot be called %s', async (name) => {
  const { save } = await staff()
  await expect(save({ params: { name }, body: { template: saying('글'), based_on: 0 } })).rejects.toMatchObject({
    status: 422,
    errors: { name: [expect.any(String)] },
  })
})

test('a page that no one has begun cannot be published, restored or taken down', async () => {
  const { publish, restore, withdraw, show } = await staff()
  await expect(publish({ params, body: { draft_version: 1 } })).rejects.toMatchObject({ status: 404 })
  await expect(restore({ params: { name: 'gift', version: 1 } })).rejects.toMatchObject({ status: 404 })
  await expect(withdraw({ params })).rejects.toMatchObject({ status: 404 })
  await expect(show({ params })).rejects.toMatchObject({ status: 404 })
})
