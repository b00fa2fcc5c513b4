// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { banner } from '@sillage/domains/content/server/banner-template.ts'
import { cmsPageTable } from '@sillage/domains/content/server/cms-tables.ts'
import { Banner, bannerQuery } from '@sillage/domains/content/shop/banner.tsx'
import { contract } from '@sillage/domains/contract.ts'
import { createShop, prime } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { ctx, db, dispatcher, empty } = await testShop()
const memory = await readFile(join(import.meta.dirname, '../public/assets/early.js'), 'utf8')

beforeEach(empty)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  openPage()
})

/** A page just opened knows nothing of the banner until the script before it has run. */
const openPage = () => document.documentElement.removeAttribute('data-banner-closed')
const isHidden = () => document.documentElement.hasAttribute('data-banner-closed')
const wakeMemory = () => new Function(memory)()

function visit(locale: 'ko' | 'en' = 'ko') {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const loader = prime((queries) => [bannerQuery(queries)])
  const element = (
    <>
      <h1>첫 화면</h1>
      <Banner />
    </>
  )
  renderPage({ shop, at: '/', route: { path: '/', loader, element }, phrases: createPhrases({ locale }) })
  return screen.findByRole('heading', { name: '첫 화면' })
}

test('closed, the banner stays away until the day is over in Seoul', async () => {
  await db.insert(cmsPageTable).values(banner)
  await visit()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T10:00:00Z') })
  await userEvent.click(screen.getByRole('button', { name: '오늘은 이 안내 닫기' }))
  expect(isHidden()).toBe(true)

  const reopened = ['2026-03-05T14:59:59Z', '2026-03-05T15:00:00Z'].map((now) => {
    openPage()
    vi.setSystemTime(now)
    wakeMemory()
    return isHidden()
  })
  expect(reopened).toEqual([true, false])
})

test('a banner that may not be closed has no button', async () => {
  const { option, ...template } = banner.template
  const lasting = { ...option, props: { ...option.props, closable: false } }
  await db.insert(cmsPageTable).values({ ...banner, template: { ...template, option: lasting } })
  await visit()
  expect(screen.getByText(/50,000원부터/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('its English is its own, and without one it stays Korean rather than blank', async () => {
  await db.insert(cmsPageTable).values(banner)
  await visit('en')
  expect(screen.getByText(/Shipped worldwide/)).toBeDefined()
  cleanup()
  const mute = JSON.parse(JSON.stringify(banner), (key, value) => (key.endsWith('_en') ? '' : value))
  await empty()
  await db.insert(cmsPageTable).values(mute)
  await visit('en')
  expect(screen.getByText(/50,000원부터/)).toBeDefined()
})

test('a shop that has published no banner has none', async () => {
  await visit()
  expect(screen.queryByRole('paragraph')).toBeNull()
})
