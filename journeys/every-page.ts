import { type Address, addressesOfRoutes } from '@sillage/server/pages/testing-addresses.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, type Language, overflow, type Screen } from './visitor.ts'

type Way = { width: Screen; lang: Language }
// npm run crawl walks all four ways.
export const isCrawl = process.env.MODE === 'crawl'

const named = ['/tssa', '/contents', '/customer', '/shop']
const areas = [
  ...named.map((name) => ({ name, holds: (path: string) => path.startsWith(name) })),
  { name: 'the front', holds: (path: string) => !named.some((name) => path.startsWith(name)) },
]

/** Walks the whole route table, each way: what a visitor, and then a member, meets on every page. */
export function reachEveryPage(ways: Way[]) {
  const { visitor } = journeys()
  describe.each(ways)('at $width pixels in $lang', (way) => {
    test.each(areas)('every page of $name opens without a word in the console', async ({ holds }) => {
      const { page, troubles } = await visitor(way)
      const found = []
      for (const address of await addressesOf(page)) {
        if (!address.guarded && holds(address.path)) found.push(await look(page, troubles, address))
      }
      expect(found.filter(isFaulty)).toEqual([])
      expect(found.length).toBeGreaterThan(4)
    })

    test('every page for members leads to the login', async () => {
      const { page, troubles } = await visitor(way)
      for (const { address, guarded } of await addressesOf(page)) {
        if (!guarded) continue
        await page.goto(address)
        await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === address)
      }
      // Documents are left as soon as it is known that no one is signed in.
      expect(troubles.filter((trouble) => !trouble.includes('ERR_ABORTED'))).toEqual([])
    })

    test('every page for members opens for a member without a word in the console', async () => {
      const { page, troubles } = await visitor(way)
      await signIn(page, signIns.member, '/my-page')
      await calm(page)
      const found = []
      for (const address of await addressesOf(page)) {
        if (address.guarded && !address.staffOnly) found.push(await look(page, troubles, address))
      }
      expect(found.filter(isFaulty)).toEqual([])
      expect(found.length).toBeGreaterThan(15)
    })

    test('every page for staff opens for staff without a word in the console', async () => {
      const { page, troubles } = await visitor(way)
      await signIn(page, signIns.staff, '/my-page')
      await calm(page)
      const found = []
      for (const address of await addressesOf(page)) {
        if (address.staffOnly) found.push(await look(page, troubles, address))
      }
      expect(found.filter(isFaulty)).toEqual([])
      expect(found.length).toBeGreaterThan(3)
    })
  })
}

const signIns = { member: 'hana', staff: 'owner' }

type Found = {
  address: string
  status: number
  expected: number
  title: string
  h1: number
  troubles: string[]
  /** How far the page can be moved sideways on the narrowest phone. */
  beyond320: number
}

async function look(page: Page, troubles: string[], { address, missing }: Address): Promise<Found> {
  troubles.length = 0
  const reply = await arrive(page, address)
  await calm(page)
  // The document itself is a 404, and the browser says so.
  const expectedWords = missing ? /404/ : /^$/
  return {
    address,
    status: reply?.status() ?? 0,
    expected: missing ? 404 : 200,
    title: await page.title(),
    h1: await page.locator('h1:visible').count(),
    troubles: troubles.filter((trouble) => !expectedWords.test(trouble)),
    beyond320: await overflowAt320(page),
  }
}

const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth

async function overflowAt320(page: Page) {
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 320, height: 740 })
  // What floats beside something follows it a frame later; what is still too wide then is measured.
  await page.waitForFunction(fits, undefined, { timeout: 3_000 }).catch(() => undefined)
  const found = await overflow(page)
  await page.setViewportSize(usual)
  return found
}

const isFaulty = ({ status, expected, title, h1, troubles, beyond320 }: Found) =>
  status !== expected ||
  h1 !== 1 ||
  !/\S.* · Sillage$|^(실라주|Sillage) · \S/.test(title) ||
  troubles.length > 0 ||
  beyond320 > 0

/** The shop's own address is the visitor's base; the page asks for it. */
async function addressesOf(page: Page) {
  if (page.url() === 'about:blank') await arrive(page, '/')
  await calm(page)
  return addressesOfRoutes(new URL(page.url()).origin)
}
