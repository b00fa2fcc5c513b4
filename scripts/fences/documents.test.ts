import { expect, test } from 'vitest'
import { documents } from './documents.ts'
import { found } from './testing.ts'

const readme = `# Wish
- Add: \`addWish\` (\`server/wishes.ts\`), list: \`server/list-wishes.ts\`, prices: \`pricing/total.ts\`.
`
const tree = {
  'domains/wish/server/wishes.ts': 'export function addWish() {}',
  'domains/wish/server/list-wishes.ts': '',
  'domains/wish/README.md': readme,
  'domains/pricing/total.ts': '',
}

test('a README that names what exists passes', () => {
  expect(found(documents, tree)).toEqual([])
})

test.each([
  ['`server/wishes.ts`', '`server/hearts.ts`', 'domains/wish/README.md:2 there is no file server/hearts.ts'],
  ['`pricing/total.ts`', '`pricing/sum.ts`', 'domains/wish/README.md:2 there is no file pricing/sum.ts'],
  ['`addWish`', '`makeWish`', 'domains/wish/README.md:2 nothing is called makeWish'],
])('%s written as %s is found', (truth, fiction, message) => {
  expect(found(documents, { ...tree, 'domains/wish/README.md': readme.replace(truth, fiction) })).toEqual([message])
})

test('a domain without a README, and a README that is too long, are found', () => {
  const { 'domains/wish/README.md': _, ...without } = tree
  expect(found(documents, without)).toEqual(['domains/wish has no README.md'])
  const long = readme + 'More.\n'.repeat(40)
  expect(found(documents, { ...tree, 'domains/wish/README.md': long })).toEqual([
    'domains/wish/README.md 42 lines, at most 40',
  ])
})

test('other documents are held to the files they name', () => {
  expect(found(documents, { ...tree, 'docs/decisions/1.md': 'See `wish/gone.ts`.\nclick → wish/lost.ts' })).toEqual([
    'docs/decisions/1.md:1 there is no file wish/gone.ts',
    'docs/decisions/1.md:2 there is no file wish/lost.ts',
  ])
})
