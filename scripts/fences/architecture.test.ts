import { expect, test } from 'vitest'
import { architecture } from './architecture.ts'
import { found } from './testing.ts'

const page = `# Architecture

\`\`\`
request → page
\`\`\`

\`\`\`
README.md  package.json   what it is
apps/                 PROGRAMS
  server/             main · routes
  storefront/         shell/ is described here
domains/              BUSINESS
  catalog order
    contract.ts       words
    server/           tables.ts
    shop/  admin/     *-page.tsx
packages/
  kit/
bench/  docs/decisions/
\`\`\`
`
const tree = {
  'apps/server/main.ts': '',
  'apps/storefront/main.ts': '',
  'domains/catalog/server/a.ts': '',
  'domains/order/shop/a.tsx': '',
  'domains/order/admin/a.tsx': '',
  'packages/kit/a.ts': '',
  'bench/a.ts': '',
  'docs/decisions/a.md': '',
}

test('a true drawing passes, with drawn branches as well', () => {
  expect(found(architecture, { ...tree, 'ARCHITECTURE.md': page })).toEqual([])
  const branches = page.replaceAll('  server/', '├── server/').replaceAll('  kit/', '└── kit/')
  expect(found(architecture, { ...tree, 'ARCHITECTURE.md': branches })).toEqual([])
})

test.each([
  ['  kit/', '  kitchen/', 'ARCHITECTURE.md:18 no packages/kitchen/'],
  ['catalog order', 'catalog order wish', 'ARCHITECTURE.md:13 no domains/wish/'],
  ['docs/decisions/', 'docs/opinions/', 'ARCHITECTURE.md:19 no docs/opinions/'],
  ['shop/  admin/', 'shop/  office/', 'ARCHITECTURE.md:16 no domains/*/office/'],
  ['catalog order', 'catalog', 'domains/order is not drawn in ARCHITECTURE.md'],
])('%s drawn as %s is found', (truth, fiction, message) => {
  expect(found(architecture, { ...tree, 'ARCHITECTURE.md': page.replace(truth, fiction) })).toEqual([message])
})

test('no page, or a page without the drawing, is found', () => {
  expect(found(architecture, tree)).toEqual(['ARCHITECTURE.md is missing'])
  expect(found(architecture, { ...tree, 'ARCHITECTURE.md': '# Architecture\n' })).toEqual([
    expect.stringContaining('draws no tree'),
  ])
})
