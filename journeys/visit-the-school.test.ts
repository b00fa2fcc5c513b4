import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callsFrom, staffAt } from './clerk.ts'
import { faults } from './faults.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'
import { bothWays } from './words.ts'

const { visitor } = journeys()

const open = [
  '/tssa',
  '/tssa/about',
  '/tssa/class-product',
  '/tssa/class-product?view=calendar',
  '/tssa/category',
  '/tssa/books',
  '/tssa/notice',
  '/tssa/studio',
  '/tssa/product/1601',
  '/tssa/product/1602',
  '/verify/TSSA-B-25-9999-XX',
]
const workshop = [
  '/custom/bottle',
  '/custom/fragrance',
  '/custom/fragrance_service',
  '/contents/wick?diameter_mm=72&wax=soy&load=8',
]
const own = ['/my-page/tssa', '/my-page/formula', '/my-page/shelf', '/my-page/batches', '/my-page/formula/new/show']
const console = [
  '/admin/classes',
  '/admin/classes/week',
  '/admin/courses',
  '/admin/studios',
  '/admin/certificates',
  '/admin/works',
  '/admin/materials',
  '/admin/substances',
  '/admin/wicks',
  '/admin/burn-results',
  '/admin/production',
]

type Found = { address: string; beyond: number; faults: string[] }

/** What is wrong on each of the pages: what hangs over the side, and what axe finds. */
async function look(page: Page, addresses: readonly string[], visit = arrive) {
  const found: Found[] = []
  for (const address of addresses) {
    await visit(page, address)
    await calm(page)
    found.push({ address, beyond: await overflow(page), faults: await faults(page) })
  }
  return found.filter(({ beyond, faults }) => beyond > 0 || faults.length > 0)
}

describe.each(bothWays)('in $lang at $width pixels', (way) => {
  test.each([
    ['school', open],
    ['workshop', workshop],
  ])('the pages of the %s fit, and keep no one out', async (_, addresses) => {
    const { page } = await visitor(way)
    expect(await look(page, addresses)).toEqual([])
  })

  test('so do those of a member, and the certificate that anyone can verify', async () => {
    const { page, troubles } = await visitor(way)
    await signIn(page, 'hana', '/my-page/tssa')
    const call = callsFrom(page)
    const [formulas, classes] = [await call('GET', 'formulas'), await call('GET', 'my-classes')]
    const formula = `/my-page/formula/${formulas.data[0].id}`
    const numbers = JSON.stringify(classes).match(/TSSA-\w-\d\d-\d{4}-\w\w/)
    expect(await look(page, [...own, `${formula}/show`, `${formula}/label`, `/verify/${numbers?.[0]}`])).toEqual([])
    expect(troubles).toEqual([])
  })
})

test.each(['ko', 'en'] as const)('the console of the school keeps no one out, in %s', async (lang) => {
  const { page, troubles } = await visitor({ width: 1440 })
  await staffAt(page, 'owner')
  await page.evaluate((lang) => localStorage.setItem('console:language', lang), lang)
  expect(await look(page, console, (page, address) => page.goto(address))).toEqual([])
  expect(troubles).toEqual([])
})

test('staff tick attendance on a phone', async () => {
  const student = await visitor()
  await signIn(student.page, 'hana', '/my-page/tssa')
  const [booked] = await callsFrom(student.page)('GET', 'my-classes')
  const { page } = await visitor({ width: 390 })
  await staffAt(page, 'owner')
  const pages = [`/admin/classes/scan/${booked.participants[0].code}`, `/admin/classes/${booked.session_id}`]
  expect(await look(page, pages, (page, address) => page.goto(address))).toEqual([])
  await page.getByRole('checkbox').first().waitFor()
})
