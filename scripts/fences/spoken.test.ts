import { expect, test } from 'vitest'
import { spoken } from './spoken.ts'
import { found } from './testing.ts'

test.each([
  ['domains/wish/shop/wish-page.tsx', 'export const a = <h1>찜 목록</h1>', 'say it with t(…): "찜 목록"'],
  ['domains/wish/admin/wish-page.tsx', 'export const a = <Page title="찜 목록" />', 'say it with t(…): "찜 목록"'],
  ['apps/storefront/shell/header.tsx', `export const a = <Page title={'찜 목록'} />`, 'say it with t(…): "찜 목록"'],
  ['apps/storefront/shell/header.tsx', 'export const a = list.map(() => <b>찜</b>)', 'say it with t(…): "찜"'],
  ['packages/ui/heart.tsx', `export const label = '찜'`, 'a widget has no words of its own: "찜"'],
])('%s: %s', (path, text, message) => {
  expect(found(spoken, { [path]: text })).toEqual([expect.stringContaining(`${path}:1 `)])
  expect(found(spoken, { [path]: text })[0]).toContain(message)
})

test.each([
  ['domains/wish/shop/wish-page.tsx', `export const a = <Page title={t('찜 목록')}>{t('찜')}</Page>`],
  ['domains/wish/shop/wish-page.test.tsx', 'export const a = <h1>찜 목록</h1>'],
  ['packages/ui/heart.gallery.tsx', 'export const a = <Heart label="찜" />'],
  ['apps/storefront/shell/language.tsx', 'export const a = <a lang="ko">한국어</a>'],
  ['domains/wish/server/letter.ts', `export const subject = '찜'`],
])('%s may: %s', (path, text) => {
  expect(found(spoken, { [path]: text })).toEqual([])
})
