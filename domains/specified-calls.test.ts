import { paragraphs } from '@sillage/kit/rich-text.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { wordsOf } from './board/server/posts.ts'
import { categoryTable } from './catalog/server/tables.ts'
import { banner } from './content/server/banner-template.ts'
import { cmsPageTable } from './content/server/cms-tables.ts'
import { instagramTable } from './content/server/tables.ts'
import { picture } from './content/testing/policies.ts'
import { hashPassword } from './member/server/password.ts'
import { memberTable } from './member/server/tables.ts'
import { noticeTable } from './notice/server/tables.ts'
import { news, notify } from './notification/testing/news.ts'
import { popupTable } from './popup/server/tables.ts'
import { testShop } from './testing.ts'

// The calls of the specification's section 7, in its own words: anyone who renames one in a contract renames it in every
// other test with it, and only this one notices.
const shop = await testShop()
const { app, ctx, db } = shop
const password_hash = await hashPassword('a long password')

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Who = { mb_id?: string }

async function call(method: Method, url: string, { mb_id, ...payload }: Who & Record<string, unknown> = {}) {
  const browser = await browserOf(mb_id ? { ...shop, mb_id } : shop)
  const sent = method === 'GET' ? {} : { payload }
  const reply = await app.inject({ method, url, ...sent, ...browser })
  return { status: reply.statusCode, body: reply.json() }
}
const listed = ['current_page', 'data', 'from', 'last_page', 'per_page', 'to', 'total']

beforeEach(async () => {
  await shop.empty()
  const member = { mb_name: '하나', mb_email: 'hana@example.com', mb_hp: '01012345678', password_hash }
  await db.insert(memberTable).values({ mb_id: 'hana', ...member, state: 'active' })
})

describe('session and account', () => {
  const known = { user: null, lang: 'kr', currency: 'krw', coupon_count: 0, notification_count: 0 }

  test('POST /api/v1/login-check', async () => {
    const visitor = await call('POST', '/api/v1/login-check')
    expect(visitor).toMatchObject({ status: 200, body: { ...known, cart_key: expect.any(String) } })
    const { body } = await call('POST', '/api/v1/login-check', { mb_id: 'hana' })
    expect(body.user).toMatchObject({ mb_id: 'hana', mb_name: '하나', mb_hp: expect.any(String), is_admin: false })
  })

  test('POST /api/v1/login', async () => {
    const browser = await browserOf(shop)
    const payload = { mb_id: 'hana', mb_password: 'a long password' }
    const reply = await app.inject({ method: 'POST', url: '/api/v1/login', payload, ...browser })
    expect([reply.statusCode, reply.json().mb_id]).toEqual([200, 'hana'])
  })

  test('POST /api/v1/logout', async () => {
    expect((await call('POST', '/api/v1/logout', { mb_id: 'hana' })).status).toBe(200)
  })

  test('POST /api/v1/language', async () => {
    const { body } = await call('POST', '/api/v1/language', { lang: 'en', currency: 'usd' })
    expect(body).toEqual({ lang: 'en', currency: 'usd' })
  })

  test('PUT /api/v1/my-account/{mb_id}', async () => {
    const { body } = await call('PUT', '/api/v1/my-account/hana', { mb_id: 'hana', mb_name: '하나둘' })
    expect(body).toMatchObject({ mb_id: 'hana', mb_name: '하나둘' })
  })

  test.each(['register', 'forget_password', 'forget_id', 'reset_password'])('POST /api/v1/%s', async (name) => {
    // Their payloads are ours to say: what is missing is named field by field.
    const { status, body } = await call('POST', `/api/v1/${name}`)
    expect([status, Object.keys(body.errors).length > 0]).toEqual([422, true])
  })

  test('POST /api/v1/unregister', async () => {
    const { status, body } = await call('POST', '/api/v1/unregister', { mb_id: 'hana' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['mb_password']])
  })

  test('POST /api/v1/confirm-my-password', async () => {
    const changed = { password: 'another long one', password_confirmation: 'another long one' }
    const body = { mb_id: 'hana', current_password: 'a long password', ...changed }
    expect(await call('POST', '/api/v1/confirm-my-password', body)).toMatchObject({
      status: 200,
      body: { message: '비밀번호가 변경되었습니다.' },
    })
  })
})

describe('translation and statistics', () => {
  test('GET /api/translation-ai/package?locale={locale}', async () => {
    const { status, body } = await call('GET', '/api/translation-ai/package?locale=en')
    expect([status, typeof body]).toEqual([200, 'object'])
  })

  test('POST /api/translation-ai/terms: locale, terms map', async () => {
    const reply = await call('POST', '/api/translation-ai/terms', { locale: 'en', terms: { '새 문장': '' } })
    expect(reply.status).toBe(200)
  })

  test('POST /api/statistic-center/set-session: ga_client_id', async () => {
    const reply = await call('POST', '/api/statistic-center/set-session', { ga_client_id: '1234.5678' })
    expect(reply.status).toBe(200)
  })
})

describe('content', () => {
  test('GET /api/v1/insta-feeds: data items with media_url and permalink, only jpeg or jpg', async () => {
    const posted_at = new Date()
    const item = (id: string, end: string) => ({
      id,
      media_url: `/media/${id}.${end}`,
      permalink: `/p/${id}`,
      posted_at,
    })
    await db.insert(instagramTable).values([item('c', 'jpg'), item('b', 'png'), item('a', 'jpeg')])
    const { body } = await call('GET', '/api/v1/insta-feeds')
    expect(body).toEqual({
      data: [
        { id: 'c', media_url: '/media/c.jpg', permalink: '/p/c' },
        { id: 'a', media_url: '/media/a.jpeg', permalink: '/p/a' },
      ],
    })
  })

  test('GET /api/evans-cart/categories-service: the tree in data.data', async () => {
    await db.insert(categoryTable).values([
      { id: 1, name: '캔들', name_en: 'Candles', position: 1 },
      { id: 2, parent_id: 1, name: '소이', name_en: 'Soy', position: 1 },
    ])
    const { body } = await call('GET', '/api/evans-cart/categories-service')
    expect(body.data.data).toMatchObject([
      { id: 1, name: '캔들', name_en: 'Candles', descendants: [{ id: 2, name: '소이', name_en: 'Soy' }] },
    ])
  })

  test('GET /api/v1/notification?mb_id, {id}/read-at, DELETE {id} and all', async () => {
    for (const nth of ['a', 'b', 'c']) await notify(ctx, news('hana', nth))
    const hana = { mb_id: 'hana' }
    const { body } = await call('GET', '/api/v1/notification?mb_id=hana', hana)
    const [{ id, read_at, mb_id }, other] = body.data
    expect([read_at, mb_id]).toEqual([null, 'hana'])
    expect((await call('GET', `/api/v1/notification/${id}/read-at`, hana)).body.read_at).toEqual(expect.any(String))
    expect((await call('DELETE', `/api/v1/notification/${other.id}`, hana)).status).toBe(200)
    expect((await call('DELETE', '/api/v1/notification/all', hana)).status).toBe(200)
    expect((await call('GET', '/api/v1/notification?mb_id=hana', hana)).body.data).toEqual([])
  })

  test('GET /api/cms/published/{name}: template tree and link', async () => {
    await db.insert(cmsPageTable).values(banner)
    const { body } = await call('GET', '/api/cms/published/banner')
    expect(Object.keys(body).sort()).toEqual(['link', 'template'])
    expect(Object.keys(body.template.children[0]).sort()).toEqual(['children', 'id', 'option', 'tag'])
    expect(body.template.children[0].option.props.innerText).toEqual(expect.any(String))
  })

  test('POST /api/v1/click-log: click_id, click_type, click_name, platform', async () => {
    const click = { click_id: 3, click_type: 'popups', click_name: '안내' }
    expect((await call('POST', '/api/v1/click-log', { ...click, platform: 'mobile' })).status).toBe(200)
    expect((await call('POST', '/api/v1/click-log', { ...click, platform: 'pc' })).status).toBe(200)
    expect((await call('POST', '/api/v1/click-log', { ...click, platform: 'tv' })).status).toBe(422)
  })

  const texts = { title: '공지', title_en: 'Notice', body: paragraphs(['글']), body_en: paragraphs(['Text']) }
  const givenNotices = (count: number) =>
    db.insert(noticeTable).values(
      Array.from({ length: count }, (_, nth) => ({
        ...texts,
        id: nth + 1,
        board: 'customer' as const,
        words: wordsOf(texts),
        created_at: new Date(2026, 0, nth + 1),
      })),
    )

  test.each(['perPage', 'per_page'])('GET /api/v1/notice: sort, order, %s, page', async (name) => {
    await givenNotices(7)
    const { body } = await call('GET', `/api/v1/notice?sort=created_at&order=desc&${name}=5&page=1`)
    expect(Object.keys(body).sort()).toEqual(listed)
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([7, 6, 5, 4, 3])
    expect(body.data[0]).toMatchObject({ title: '공지', created_at: expect.any(String), files: [] })
  })

  test('DELETE /api/v1/notice/{id}/{file}: body id of the file, answered with a message', async () => {
    await givenNotices(1)
    await shop.as('clerk', { permissions: ['boards', 'content'] })
    const kept = { place: 'notice', subject: 'notice:1', position: 0, name: 'a.txt', key: 'aa/a.txt' }
    const [file] = await db
      .insert(storedFileTable)
      .values({ ...kept, type: 'text/plain', size: 1 })
      .returning()
    const reply = await call('DELETE', `/api/v1/notice/1/${file?.id}`, { mb_id: 'clerk', id: file?.id })
    expect(reply).toMatchObject({ status: 200, body: { message: expect.any(String) } })
  })

  test('GET /api/v1/popup: active, page', async () => {
    const shown = { title: '안내', link: '/', link_en: '/en', thumbnail_ko: picture }
    await db.insert(popupTable).values({ type: 'daily', ...shown })
    const { body } = await call('GET', '/api/v1/popup?active=1&page=1')
    expect(Object.keys(body).sort()).toEqual(listed)
    expect(body.data).toMatchObject([
      { ...shown, id: expect.any(Number), type: 'daily', active: true, thumbnail_en: null },
    ])
  })
})
