import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { startShop } from '../shop.ts'

const database = await testDatabase()
const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-boards-'))
const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR })
const shop = await startShop({ ...config, DATABASE_URL: database.url })
afterAll(async () => {
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})

const List = z.object({ data: z.array(z.object({ id: z.int(), title: z.string() })).min(1) })
const open = async (address: string) => {
  const reply = await fetch(shop.url + address)
  return { status: reply.status, text: await reply.text() }
}

test.each([
  { board: 'customer', own: '/customer/notice', other: '/tssa/notice' },
  { board: 'tssa', own: '/tssa/notice', other: '/customer/notice' },
])(
  'a notice of the board "$board" is read at $own, and there is none of it at $other',
  async ({ board, own, other }) => {
    const [notice] = List.parse(JSON.parse((await open(`/api/v1/notice?board=${board}&per_page=1`)).text)).data
    const here = await open(`${own}/${notice?.id}`)
    expect({ status: here.status, said: here.text.includes(notice?.title ?? 'nothing') }).toEqual({
      status: 200,
      said: true,
    })
    const there = await open(`${other}/${notice?.id}`)
    expect(there.status).toBe(404)
    expect(there.text).toContain('페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.')
  },
)

test('the newest notices of a board can be followed as a feed, which its page names', async () => {
  const page = await open('/tssa/notice')
  // Someone was lost before: what has no page may still be an address.
  expect((await open('/nowhere-at-all')).status).toBe(404)
  const [, href] =
    /<link rel="alternate" type="application\/rss\+xml"[^>]* href="[^"]*(\/rss\/notice[^"]*)"/.exec(page.text) ?? []
  // Anyone who looks for it finds it on the page, too.
  expect(page.text).toContain(`href="${href}">RSS로 받아 보기</a>`)
  const reply = await fetch(shop.url + href?.replaceAll('&amp;', '&'))
  expect(reply.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const feed = await reply.text()
  const [notice] = List.parse(JSON.parse((await open('/api/v1/notice?board=tssa&per_page=1')).text)).data
  expect(feed).toContain(`<title>${notice?.title}</title>`)
})
