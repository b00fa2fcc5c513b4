// @vitest-environment jsdom

import { Problem } from '@sillage/kit/problem.ts'
import { noText as body } from '@sillage/kit/rich-text.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useSession } from '../../session.ts'
import { testShop } from '../../testing.ts'
import { openPage } from '../../testing-page.tsx'
import { EditGate } from './edit-gate.tsx'
import { PostForm } from './post-form.tsx'
import { draftTexts, emptyPost, type Post, type PostDraft, usePostForm } from './use-post-form.ts'

const shop = await testShop()
const path = '/customer/faq'
const published = { draft: false, shown_from: null, shown_until: null }
const standing = {
  ...emptyPost,
  ...draftTexts({ version: 1, title: '배송', title_en: '', body, body_en: body, ...published }),
}
let saved: PostDraft[] = []
beforeEach(async () => {
  await shop.empty()
  localStorage.clear()
  saved = []
})
afterEach(cleanup)

/** A board's form, as each board makes it; the second version was written by someone else. */
function Editor() {
  const form = usePostForm<PostDraft, Post>({
    name: 'faq 3',
    start: standing,
    async save(draft) {
      if (draft.version === '1') throw new Problem(409, '그사이 다른 사람이 이 글을 수정했어요.')
      saved.push(draft)
      return { id: 3, version: 3 }
    },
    current: async () => ({ id: 3, version: 2 }),
    onSaved: () => undefined,
    remove: async () => ({ message: '' }),
    listPath: path,
    onRemoved: () => undefined,
  })
  return <PostForm form={form} href={`${path}/3`} seen listHref={path} titleLabel="질문" bodyLabel="답" above={null} />
}

/** Drawn once it is known who writes, as every page for members. */
const Page = () => (useSession().user ? <Editor /> : null)
const open = () => openPage(shop, { at: `${path}/3/edit`, Component: Page })
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: '질문' })

test('a text that was not saved is found again, and can be discarded', async () => {
  await open()
  await userEvent.type(await title(), ' 기간')
  cleanup()
  await open()
  expect((await title()).value).toBe('배송 기간')
  expect(screen.getByText('저장하지 않은 글을 불러왔어요.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '버리고 처음부터' }))
  expect((await title()).value).toBe('배송')
  expect(screen.queryByText('저장하지 않은 글을 불러왔어요.')).toBeNull()
})

test('where someone else was faster nothing is overwritten before the writer says so', async () => {
  await open()
  await userEvent.type(await title(), ' 기간')
  await userEvent.click(screen.getByRole('button', { name: '수정한 글 저장' }))
  await userEvent.click(await screen.findByRole('button', { name: '닫기' }))
  expect(await screen.findByText(/^그사이 다른 사람이 이 글을 수정했어요. 작성하던 글은/)).toBeDefined()
  expect((await title()).value).toBe('배송 기간')
  expect(saved).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '내 글로 바꾸기' }))
  await expect.poll(() => saved).toMatchObject([{ title: '배송 기간', version: '2' }])
})

test('a member who may not write on the boards reads why, and staff who may see the form', async () => {
  const element = <EditGate path={path}>글쓰기</EditGate>
  await openPage(shop, { at: `${path}/3/edit`, element })
  expect(await screen.findByText('이 게시판에 글을 쓸 권한이 없어요')).toBeDefined()
  expect(screen.getByRole('link', { name: '게시판 보기' }).getAttribute('href')).toBe(path)
  cleanup()
  await shop.as('clerk', { permissions: ['boards'] })
  await openPage(shop, { at: `${path}/3/edit`, element }, { mb_id: 'clerk' })
  expect(await screen.findByText('글쓰기')).toBeDefined()
})
