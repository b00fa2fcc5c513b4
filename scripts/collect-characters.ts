import { chromium, type Page } from 'playwright-core'
import { findBrowser } from './browser.ts'

/** Of what there are many of, such as products and notices, every third is enough: most of them use the same words. */
const sampleStep = 3
const viewport = { width: 1280, height: 900 }
/** Where most visits begin: read as a newcomer sees them, with what scripts add. */
const firstPages = [
  '/',
  '/login',
  '/shop/cart',
  '/shop/product/1001',
  '/custom/bottle',
  '/custom/fragrance',
  '/custom/fragrance_service',
  // Read by everyone who followed an old address.
  '/there-is-no-such-page',
]

/** What the pages of a running shop are written with, by font, the most used first. */
export async function collectCharacters(address: string) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const uses = { sans: new Map<string, number>(), serif: new Map<string, number>() }
  async function read(page: Page, weight: number) {
    const { sans, serif } = await page.evaluate(readCharacters)
    for (const character of new Set(sans)) uses.sans.set(character, (uses.sans.get(character) ?? 0) + weight)
    for (const character of new Set(serif)) uses.serif.set(character, (uses.serif.get(character) ?? 0) + weight)
  }
  for (const path of firstPages) {
    const page = await browser.newPage({ viewport })
    await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' })
    await read(page, 2)
    await page.close()
  }
  // As the server sends them: with scripts, the first English page would be remembered as the visitor's choice.
  const page = await browser.newPage({ viewport, javaScriptEnabled: false })
  for (const { path, weight } of await listPaths(address)) {
    await page.goto(new URL(path, address).href, { waitUntil: 'domcontentloaded' })
    await read(page, weight)
  }
  await browser.close()
  return { sans: ordered(uses.sans), serif: ordered(uses.serif) }
}

/** The most used first. */
const ordered = (uses: Map<string, number>) => [...uses].sort(([, a], [, b]) => b - a).map(([character]) => character)

/** The shop's own pages count twice: they are read more often than one product of many. */
async function listPaths(address: string) {
  const parts = await readLocations(address, '/sitemap.xml')
  const lists = await Promise.all(parts.map((part) => readLocations(address, part)))
  return lists.flatMap((paths, at) =>
    /part=(pages|categories)/.test(parts[at] ?? '')
      ? paths.map((path) => ({ path, weight: 2 }))
      : paths.filter((_, index) => index % sampleStep === 0).map((path) => ({ path, weight: 1 })),
  )
}

async function readLocations(address: string, path: string) {
  const xml = await (await fetch(new URL(path, address))).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

/** In the page: what is drawn, by the font it is drawn in. */
function readCharacters() {
  const texts = { sans: '', serif: '' }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.checkVisibility()) continue
    texts[getComputedStyle(parent).fontFamily.includes('Nanum') ? 'serif' : 'sans'] += node.nodeValue
  }
  return texts
}
