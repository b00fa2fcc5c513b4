import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

/** Reached by what other journeys make first: a shop that is moved in, and the code on a booking. */
const elsewhere = ['/moving/:moveId', '/classes/scan/:code']

test.each([
  { width: 1440, lang: 'ko' },
  { width: 834, lang: 'en' },
] as const)(
  'every screen of the console is within reach of everyone: $lang at $width',
  { timeout: 600_000 },
  async (way) => {
    const { page, troubles } = await visitor(way)
    // Begun elsewhere than at the first screen that is looked at: a screen that stays does not name the document again.
    await openConsole(page, 'owner', { address: '/admin/security', lang: way.lang })
    const paths = await pathsOfRoutes()
    const found: Found[] = []
    const hrefs = new Set<string>()
    for (const path of paths.filter((path) => !path.includes(':'))) {
      found.push(await look(page, troubles, `/admin${path}`))
      for (const href of await linksOf(page)) hrefs.add(href)
    }
    // The screen of one thing is opened by a link that its list showed.
    for (const path of paths.filter((path) => path.includes(':'))) {
      const pattern = new RegExp(`^/admin${path.replaceAll(/:\w+/g, '[\\w-]+')}$`)
      const address = [...hrefs].find((href) => pattern.test(href) && !paths.includes(href.slice('/admin'.length)))
      if (!address) throw new Error(`no list has shown a link to ${path}`)
      found.push(await look(page, troubles, address))
    }
    expect(found.filter(isFaulty)).toEqual([])
    expect(found).toHaveLength(paths.length)
  },
)

type Found = { address: string; h1: number; beyond: number; faults: string[]; troubles: string[] }

/** Goes there as a press on a link does, without asking for the document again. */
async function look(page: Page, troubles: string[], address: string): Promise<Found> {
  troubles.length = 0
  await page.evaluate((address) => {
    document.title = ''
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction(() => document.title !== '')
  await calm(page)
  return {
    address,
    h1: await page.locator('h1:visible').count(),
    beyond: await overflow(page),
    faults: await faults(page),
    troubles: [...troubles],
  }
}

const isFaulty = ({ h1, beyond, faults, troubles }: Found) =>
  h1 !== 1 || beyond > 0 || faults.length > 0 || troubles.length > 0

const linksOf = (page: Page) =>
  page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** The route table is read as text: it is written for the console's own compiler. */
async function pathsOfRoutes() {
  const table = await readFile(`${import.meta.dirname}/../apps/admin/routes.ts`, 'utf8')
  const paths = [...table.matchAll(/page\('([^']+)', '[^']+'/g)].map(([, path = '']) => path)
  // Setting up is done once, in a shop of its own.
  return paths.filter((path) => path !== '/setup' && !elsewhere.includes(path))
}
