import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What keeps anybody out of the screen that is shown. */
export async function faults(page: Page) {
  // A screen of the same document has it already.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe)
  // Nodes are described only where something is wrong with them.
  const { violations } = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
