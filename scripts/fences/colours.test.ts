import { expect, test } from 'vitest'
import { colours } from './colours.ts'
import { found } from './testing.ts'

test.each([
  ['packages/ui/card.css', '.card {\n  color: #fff;\n}', '#fff'],
  ['packages/ui/card.css', '.card {\n  color: RGB(0 0 0 / 50%) }', 'RGB(0'],
  ['packages/ui/card.css', '.card {\n  background: hsla(10, 1%, 1%) }', 'hsla(1'],
  ['packages/ui/card.tsx', 'export const A = () =>\n <b style={{ color: "#a1b2c3" }} />', '#a1b2c3'],
  ['domains/order/shop/a.tsx', 'export const A = () =>\n <b className="text-[#A1B2C3FF]" />', '#A1B2C3FF'],
  ['domains/order/shop/a.tsx', 'export const shadow =\n `1px oklch(0.5 0 0)`', 'oklch(0'],
  ['apps/storefront/page.html', '<html>\n<meta name="theme-color" content="#123456">', '#123456'],
])('%s: %s', (path, text, raw) => {
  expect(found(colours, { [path]: text })).toEqual([
    `${path}:2 raw colour ${raw}: use a token of packages/ui/tokens.css`,
  ])
})

test.each([
  ['packages/ui/tokens.css', '@theme { --color-ink: #111; }'],
  ['packages/art/scents.ts', `export const smoke = '#333'`],
  ['apps/server/pictures/draw.ts', `export const smoke = 'rgb(1, 2, 3)'`],
  ['packages/ui/card.css', '/* was #fff */ #add { color: var(--color-ink); mask: url(#cut) }'],
  ['packages/ui/card.css', '.a { color: color-mix(in oklab, var(--color-ink) 50%, transparent) }'],
  ['packages/ui/card.tsx', `// issue #123\nexport const a = <a href="#main">{'&#8203;'}</a>`],
  ['docs/a.md', 'The ink is #111.'],
])('%s may: %s', (path, text) => {
  expect(found(colours, { [path]: text })).toEqual([])
})
