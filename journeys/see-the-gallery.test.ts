import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { expect, test } from 'vitest'
import { journeys, overflow, type Screen } from './visitor.ts'

const { visitor } = journeys()
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const files = await readdir(join(import.meta.dirname, '../packages/ui'))
const widgets = files.filter((file) => file.endsWith('.gallery.tsx')).map((file) => file.replace('.gallery.tsx', ''))

// One state beside the other: no page has the same landmark twice, a gallery has.
const look = `axe.run('main', { rules: { 'landmark-unique': { enabled: false } } })`

const screens: Screen[] = [1280, 390]
test.each(screens)('at %i pixels every widget is there in all its states, and none keeps anyone out', async (width) => {
  const { page, troubles } = await visitor({ width, bypassCSP: true })
  await page.goto('/gallery')
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  const shown = await page.locator('[data-widget]').evaluateAll((all) => all.map((one) => one.id))
  expect(shown.toSorted()).toEqual(widgets.toSorted())
  expect(await page.locator('.top, .foot, .dock').count()).toBe(0)
  expect(await overflow(page)).toBe(0)
  await page.evaluate(axe)
  // axe was put there above; this is what its documentation says it answers.
  const { violations, passes } = (await page.evaluate(look)) as AxeResults
  expect(passes.length).toBeGreaterThan(20)
  const faults = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target, html }) => `${target} ${html}`) }))
  expect(faults).toEqual([])
  // A demo link may point at a picture that is not there; the page itself must not complain.
  expect(troubles.filter((trouble) => trouble.startsWith('error'))).toEqual([])
})
