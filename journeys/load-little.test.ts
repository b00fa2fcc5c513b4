import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys({}, { warmCache: false })

const fontBytesAllowed = 200 * 1024

const fileOf = async (request: Request) => ({
  kind: request.resourceType(),
  bytes: (await request.sizes()).responseBodySize,
})

const pages = [
  '/',
  '/shop/category/2',
  '/shop/product/1001',
  '/login',
  '/shop/cart',
  // Those with the most different characters.
  '/contents/diy/2',
  '/contents/select/2',
  '/tssa/product/1601',
  '/tssa/product/1605',
]

test.each(pages)(
  'a first visit to %s loads few files, and only the fonts that the shop writes with',
  async (address) => {
    const { page } = await visitor({ width: 390, newcomer: true })
    const requests: Request[] = []
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith('/assets/')) requests.push(request)
    })
    await arrive(page, address)
    await page.waitForLoadState('networkidle')
    const files = await Promise.all(requests.map(fileOf))
    const count = (kind: string) => files.filter((file) => file.kind === kind).length
    expect(count('script')).toBeGreaterThan(1)
    expect(count('script')).toBeLessThanOrEqual(10)
    expect(count('stylesheet')).toBeLessThanOrEqual(4)
    const fonts = files.filter(({ kind }) => kind === 'font')
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(fontBytesAllowed)
  },
)
