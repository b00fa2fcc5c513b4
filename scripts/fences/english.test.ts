import { expect, test } from 'vitest'
import { english } from './english.ts'
import { found } from './testing.ts'

const problem = { 'packages/kit/problem.ts': 'export class Problem {}\nexport const forbidden = () => new Problem()' }

test.each([
  ['domains/wish/shop/wish-page.tsx', `<h1>{t('찜 목록')}</h1>`],
  ['domains/wish/shop/wish-page.tsx', `phrases.t('찜 목록', { count })`],
  ['domains/wish/shop/wish-page.tsx', `t(full ? '찜 목록' : 'full')`],
  ['domains/wish/shop/wish-page.tsx', 't(`찜 목록`)'],
  ['domains/wish/server/service.ts', `throw new Problem(409, '찜 목록')`],
  ['domains/wish/server/service.ts', `throw new Problem(422, 'x', { errors: { name: ['찜 목록'] } })`],
  ['domains/wish/server/service.ts', `throw forbidden('찜 목록')`],
  ['domains/wish/contract.ts', `z.string().min(1, '찜 목록')`],
  ['domains/wish/contract.ts', `z.string({ error: '찜 목록' })`],
  ['domains/wish/contract.ts', `z.string().refine(check, { message: '찜 목록' })`],
  ['domains/wish/shop/wish-page.tsx', `const titles = { list: '찜 목록' }`],
  ['domains/wish/words.ts', `export const titles = { list: '찜 목록' }`],
  ['packages/kit/problem.ts', `export const notFound = (message = '찜 목록') => message`],
])('%s: %s', (path, text) => {
  const missing = found(english, { ...problem, [path]: `\n${text}` })
  expect(missing).toEqual([`${path}:2 no English for "찜 목록"`])
  const translated = { ...problem, [path]: text, 'domains/wish/english.json': '{ "찜 목록": "Wish list" }' }
  expect(found(english, translated)).toEqual([])
})

test.each([
  ['domains/wish/contract.ts', `endpoint({ summary: '찜 목록', reply: z.string().describe('찜') })`],
  ['domains/wish/contract.ts', `z.enum(['찜', '목록'])`],
  ['domains/wish/shop/wish-page.test.tsx', `t('찜 목록')`],
  ['packages/ui/chip.gallery.tsx', `t('찜 목록')`],
  ['demo/wish/wishes.ts', `export const name = '찜'`],
  ['domains/wish/shop/wish-page.tsx', `t(wish.name)`],
  ['apps/storefront/shell/language.tsx', `const names = { ko: '한국어 KRW', en: 'English' }`],
  ['domains/wish/server/service.ts', `log('찜 목록')`],
])('%s may: %s', (path, text) => {
  expect(found(english, { ...problem, [path]: text })).toEqual([])
})
