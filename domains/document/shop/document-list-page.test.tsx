// @vitest-environment jsdom
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sentText } from '../../board/testing/texts.ts'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { documentFileTable } from '../server/tables.ts'
import { keepWords } from '../server/words-of-document.ts'
import { Component, loader } from './document-list-page.tsx'

const path = '/customer/document-board'
const report = { place: 'document', position: 0, name: '성적서.pdf', type: 'application/pdf', size: 16, key: 'report' }
const { as, ctx, dispatcher, empty } = await testShop()
afterEach(cleanup)
beforeEach(async () => {
  await empty()
  const clerk = await as('clerk', { permissions: ['boards'] })
  const texts = { title: '소이왁스 시험 성적서', body: sentText('로트마다 올려요.') }
  const { id } = await clerk.document.create({ body: { ...texts, kind: 'coa' } })
  // Written as rows: the form in which files travel is not the server's where a browser is played.
  const [stored] = await ctx.db
    .insert(storedFileTable)
    .values({ ...report, subject: `document:${id}` })
    .returning()
  if (!stored) throw new Error('the file was not written')
  await ctx.db
    .insert(documentFileTable)
    .values({ file_id: stored.id, document_id: id, lang: 'kr', edition: '1.0', lot: 'SW-2610' })
  await keepWords(ctx, id)
})

function open(query = '') {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: path + query, route: { path, Component, loader } })
}

test('a visitor reads which documents there are, for which lot, and that a login opens them', async () => {
  open()
  const row = await screen.findByRole('link', { name: /소이왁스 시험 성적서/ })
  expect(row.textContent).toContain('SW-2610')
  expect(screen.getByText('문서는 로그인하면 열어 볼 수 있어요.')).toBeDefined()
})

test('a document is found by its lot number', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('문서 찾기'), 'SW-2610{Enter}')
  expect(await screen.findByText('‘SW-2610’ 찾은 글 1건')).toBeDefined()
})

test('a lot that has no document leads to all documents', async () => {
  open('?keyword=ZZ-9999')
  expect(await screen.findByText('찾는 문서가 없어요')).toBeDefined()
  expect(screen.getByRole('link', { name: '문서 전체 보기' }).getAttribute('href')).toBe(path)
})
