import { expect, test } from 'vitest'
import { machinePaths } from './machine-paths.ts'
import { found } from './testing.ts'

test.each([
  ['packages/kit/a.ts', `export const a = '/home/ana/shop'`],
  ['packages/kit/a.ts', 'const a = `/tmp/x`'],
  ['README.md', 'Run it in /root/shop.'],
  ['compose.yaml', 'volume: /Users/ana/data'],
  ['apps/server/config.ts', `const url = 'file:///home/ana/x'`],
])('%s: %s', (path, text) => {
  expect(found(machinePaths, { [path]: `\n${text}` })).toEqual([`${path}:2 a path of one machine: ${text}`])
})

test('a lockfile that names its registry is found', () => {
  const lock = '{\n"resolved": "https://registry.example/zod.tgz"\n}'
  expect(found(machinePaths, { 'package-lock.json': lock })).toEqual([
    'package-lock.json:2 names the registry of one machine',
  ])
})

test.each([
  ['packages/kit/a.test.ts', `const a = '/tmp/x'`],
  ['scripts/dev.ts', `const a = '/tmp/x'`],
  ['packages/kit/a.ts', `import '../home/root/a.ts'; const url = '/my-page/home/tmp/'; const at = join(dir, 'tmp/x')`],
  ['apps/storefront/routes.ts', `export const routes = [{ path: '/home' }, { path: 'shop/home/:id' }]`],
])('%s may: %s', (path, text) => {
  expect(found(machinePaths, { [path]: text })).toEqual([])
})
