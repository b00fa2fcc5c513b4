import { openDatabase } from '@sillage/server-kit/database.ts'
import { expect, test } from 'vitest'
import { callsFrom, staffAt } from './clerk.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { openMailbox } from './mailbox.ts'
import { calm, journeys, overflow } from './visitor.ts'

const { visitor, databaseUrl, mailboxUrl } = journeys()

test('a page is written from nothing, planned for a day, and published early, in both languages: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  const reader = await visitor({ width: 390 })
  await openConsole(page, 'owner', { address: '/admin/pages' })
  await page.getByRole('button', { name: '페이지 만들기' }).click()
  const dialog = page.getByRole('dialog', { name: '페이지 만들기' })
  await dialog.getByLabel('주소에 쓰는 이름').fill('winter-week')
  await dialog.getByRole('textbox', { name: '제목', exact: true }).fill('겨울 주간')
  await dialog.getByRole('textbox', { name: /제목.*영어|제목 \(영어\)/ }).fill('Winter week')
  await dialog.getByRole('button', { name: '만들기 시작' }).click()
  await page.getByText('게시 안 함').waitFor()
  await calm(page)
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: '게시', exact: true }).click()
  const publishing = page.getByRole('dialog', { name: '초안을 게시할까요?' })
  await publishing.getByLabel('게시할 시각').fill('2036-12-01T09:00')
  expect(await faults(page)).toEqual([])
  await publishing.getByRole('button', { name: '게시', exact: true }).click()
  await page.getByText('게시를 예약했어요.').waitFor()
  await page.getByText(/에 게시$/).waitFor()
  const planned = await reader.page.goto('/contents/winter-week')
  expect(planned?.status()).toBe(404)

  await page.getByRole('button', { name: '다른 작업' }).click()
  await page.getByRole('menuitem', { name: '게시 예약 취소' }).click()
  await page.getByText('게시 예약을 취소했어요.').waitFor()
  await page.getByRole('button', { name: '게시', exact: true }).click()
  await publishing.getByRole('button', { name: '게시', exact: true }).click()
  await page.getByText('게시했어요.').waitFor()
  await reader.page.goto('/contents/winter-week')
  await reader.page.getByRole('heading', { level: 1, name: '겨울 주간' }).waitFor()
  const english = await visitor({ width: 1280, lang: 'en' })
  await english.page.goto('/contents/winter-week')
  await english.page.getByRole('heading', { level: 1, name: 'Winter week' }).waitFor()
  expect(await overflow(reader.page)).toBe(0)
  expect([...troubles, ...english.troubles]).toEqual([])
})

test('news reaches those who agreed to it, by day, and no one else: en at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440, lang: 'en' })
  const member = await visitor()
  const agree = await staffAt(member.page, 'hana')
  const consent = (ads_mail: boolean) => agree('PUT', 'my-account/hana/consents', { ads_mail })
  await consent(false)
  await openConsole(page, 'owner', { address: '/admin/broadcasts/new', lang: 'en' })
  const call = callsFrom(page)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('겨울 왁스가 왔어요')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('새 왁스를 만나 보세요.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/admin\/broadcasts\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  const before = (await call('GET', `staff/broadcasts/${id}/dry-run`)).people

  await consent(true)
  await page.reload()
  await page.getByText('Preview').first().waitFor()
  const run = await call('GET', `staff/broadcasts/${id}/dry-run`)
  expect(run.people).toBe(before + 1)
  await calm(page)
  expect(await faults(page)).toEqual([])
  const send = page.getByRole('button', { name: new RegExp(`^Send to ${run.people}\\b`) })
  await send.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to/ })
    .click()
  await expect.poll(async () => (await call('GET', `staff/broadcasts/${id}`)).state).toMatch(/scheduled|sending|sent/)

  const saved = await call('GET', `staff/broadcasts/${id}`)
  // At night in Seoul it waits for eight in the morning.
  if (run.leaves_at) expect(saved).toMatchObject({ state: 'scheduled', send_at: run.leaves_at })
  else await openMailbox(mailboxUrl()).link('hana@', /수신거부/)
  const { data } = await call('GET', 'staff/messages?keyword=broadcast')
  const members = new Set(data.map(({ mb_id }: { mb_id: string }) => mb_id))
  expect(members.has('owner')).toBe(false)
  expect(members.size).toBeLessThanOrEqual(run.people)
  expect(troubles).toEqual([])
})

test('a phrase without English is found in the console, written, and read on the page: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  const phrase = '베스트셀러'
  const database = openDatabase(databaseUrl(), { connections: 1 })
  // As where a phrase came into the shop without its English.
  await database.pool.query(
    "update translation_term set text = '', state = 'queued' where locale = 'en' and phrase = $1",
    [phrase],
  )
  await database.pool.query("select pg_notify('cache_tags', 'translation')")
  await database.close()
  const english = await visitor({ width: 1280, lang: 'en' })
  await english.page.goto('/shop/best-seller')
  await english.page.getByRole('heading', { level: 1, name: phrase }).waitFor()

  await openConsole(page, 'owner', { address: '/admin/translations' })
  await page.getByRole('button', { name: /^번역 없음/ }).click()
  const row = page.getByRole('row').filter({ hasText: phrase })
  await row.getByRole('button', { name: '고치기' }).click()
  await page.getByRole('textbox', { name: '영어' }).fill('What everyone buys')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByText('저장했어요. 가게에 바로 보여요.').waitFor()
  await row.waitFor({ state: 'detached' })
  await english.page.goto('/shop/best-seller')
  await english.page.getByRole('heading', { level: 1, name: 'What everyone buys' }).waitFor()
  expect(troubles).toEqual([])
})
