import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleOf } from './testing-bundle.ts'

const most = { whole: 20_000, page: 12_000 }

/** What a page of each kind takes from the package. */
const pages = {
  'a sign-in': ['kakao.ts', 'auth/authorize.ts', 'auth/status.ts'],
  'a page with share buttons': ['kakao.ts', 'share/send.ts', 'share/buttons.ts'],
  'a product, shared and asked about': ['kakao.ts', 'share/send.ts', 'channel/open.ts'],
  'a store with directions': ['kakao.ts', 'navi/start.ts', 'share/send.ts'],
  'a page with the channel': ['kakao.ts', 'channel/open.ts', 'channel/buttons.ts', 'channel/follow.ts'],
  'an account that is certified': ['kakao.ts', 'cert/certify.ts', 'auth/certificate.ts'],
  'a page that picks friends': ['kakao.ts', 'picker/select.ts'],
  'an order form with addresses': ['kakao.ts', 'address/shipping-address.ts'],
  'a page that asks the whole API': ['kakao.ts', 'api/request.ts'],
}

const everything = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing(-\w+)?\.ts$/.test(path) && !path.includes('node_modules'),
)

/** Bytes of what a browser loads, compressed. */
async function bytesOf(modules: readonly string[]) {
  const code = modules.map((module, index) => `export * as part${index} from './${module}'`)
  return gzipSync(await bundleOf(code.join('\n'))).length
}

test('the whole package takes at most 20 kB', async () => {
  const bytes = await bytesOf(everything)
  expect(bytes).toBeGreaterThan(5000)
  expect(bytes).toBeLessThan(most.whole)
})

test.each(Object.entries(pages))('%s takes at most 12 kB', async (_, modules) => {
  const bytes = await bytesOf(modules)
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThan(most.page)
})

test('a page takes only what it uses', async () => {
  const code = await bundleOf("export * from './kakao.ts'; export * from './navi/start.ts'")
  expect(code).toContain('kakaonavi-sdk')
  for (const other of ['chatFilters', 'apiweb/code.json', 'identifyItems', 'validation_params'])
    expect(code).not.toContain(other)
})
