// @vitest-environment jsdom
import { paragraphs } from '@sillage/kit/rich-text.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { wordsOf } from '../../board/server/posts.ts'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { noticeTable } from '../server/tables.ts'
import { boardPath } from './boards.ts'
import { Component, loader } from './notice-list-page.tsx'

const path = boardPath.customer
const { ctx, dispatcher, empty } = await testShop()
afterEach(cleanup)
beforeEach(empty)

async function given(title: string, more: { pinned?: boolean; created_at?: Date } = {}) {
  const texts = { title, title_en: '', body: paragraphs(['본문']), body_en: paragraphs([]) }
  await ctx.db.insert(noticeTable).values({ board: 'customer', ...texts, words: wordsOf(texts), ...more })
}

function open(query = '') {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: path + query, route: { path, Component, loader } })
}

test('a pinned notice stands first and says that it must be read', async () => {
  await given('새 글', { created_at: new Date('2026-11-02') })
  await given('설 연휴 배송', { created_at: new Date('2026-11-01'), pinned: true })
  open()
  const rows = await screen.findAllByRole('link', { name: /새 글|설 연휴 배송/ })
  expect(rows.map((row) => row.querySelector('.board-title')?.textContent)).toEqual([
    '꼭 읽어 주세요설 연휴 배송',
    '새 글',
  ])
})

test('notices are found by their words', async () => {
  await given('새 글')
  await given('설 연휴 배송')
  open()
  await userEvent.type(await screen.findByLabelText('공지 찾기'), '연휴{Enter}')
  expect(await screen.findByText('‘연휴’ 찾은 글 1건')).toBeDefined()
  expect(screen.queryByText('새 글')).toBeNull()
})

test('words that no notice has lead back to all notices', async () => {
  await given('새 글')
  open('?keyword=우주')
  expect(await screen.findByText('찾는 공지가 없어요')).toBeDefined()
  expect(screen.getByRole('link', { name: '공지 전체' }).getAttribute('href')).toBe(path)
})
