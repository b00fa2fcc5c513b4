import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, test } from 'vitest'
import { arrive, journeys, type Language, type Screen } from './visitor.ts'

const { visitor } = journeys()
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const screens: { width: Screen; lang: Language }[] = [
  { width: 1280, lang: 'ko' },
  { width: 390, lang: 'en' },
]
const addresses = ['/', '/shop/category/2', '/shop/product/1001', '/contents/store', '/login', '/no-such-page']

test.each(screens.flatMap((screen) => addresses.map((address) => ({ ...screen, address }))))(
  '$address at $width pixels in $lang has no fault that keeps anyone out',
  async ({ address, ...screen }) => {
    const { page } = await visitor({ ...screen, bypassCSP: true })
    await arrive(page, address)
    await page.evaluate(axe)
    // The line before has put it there; this is what its documentation says it answers.
    const { violations, passes } = (await page.evaluate('axe.run()')) as AxeResults
    expect(passes.length).toBeGreaterThan(10)
    const found = violations.map(({ id, impact, nodes }) => ({ id, impact, at: nodes.map(({ html }) => html) }))
    const minor = found.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    if (minor.length > 0) console.info(address, screen, JSON.stringify(minor))
    expect(found.filter((fault) => !minor.includes(fault))).toEqual([])
  },
)
