// @vitest-environment jsdom
import type { BottleDesign, FragranceDesign } from '@sillage/domains/custom/design-contract.ts'
import { keepLast, keepSaved } from '@sillage/domains/custom/shop/design-store.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { openPage } from '@sillage/domains/testing-page.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContinueLast, SaveDesign, SavedDesigns } from './saved-designs.tsx'

const shop = await testShop()
beforeEach(async () => {
  await shop.empty()
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(cleanup)

const fragrance = (name: string): FragranceDesign => ({
  kind: 'fragrance',
  name,
  strength: 'clear',
  materials: [
    { id: 'yuja', share: 60 },
    { id: 'hinoki', share: 40 },
  ],
})
const bottle: BottleDesign = {
  kind: 'bottle',
  vessel: 'square',
  size: 50,
  glass: 'clear',
  cap: 'ink',
  label: { name: '유월 마당', sub: '', shape: 'rect', paper: 'cotton', font: 'serif', crest: 'none' },
}

const opened: string[] = []
const Saved = () => (
  <>
    <ContinueLast kind="fragrance" />
    <SaveDesign design={fragrance('칠월 바다')} />
    <SavedDesigns<FragranceDesign>
      kind="fragrance"
      bottleOf={() => bottle}
      noteOf={() => '오 드 퍼퓸'}
      onOpen={({ name }) => opened.push(name)}
    />
  </>
)
const visit = (mb_id: string | null) =>
  openPage(shop, { at: '/custom/fragrance', path: '/custom/:id', Component: Saved }, { mb_id })

test('a fragrance that a visitor saved is still there after signing in, beside those of the account', async () => {
  keepSaved(fragrance('유월 마당'))
  await visit('hana')
  await userEvent.click(await screen.findByRole('button', { name: '저장' }))
  expect(await screen.findByRole('heading', { name: '칠월 바다' })).toBeDefined()
  await userEvent.click(screen.getAllByRole('button', { name: '이어서 수정' })[1] ?? document.body)
  expect(opened).toEqual(['유월 마당'])
  expect((await (await shop.as('hana')).custom.list({ query: { kind: 'fragrance' } })).data).toHaveLength(1)
})

test('a visitor who has a design is shown the link back to the last one', async () => {
  const { unmount } = await visit(null)
  await screen.findByRole('button', { name: '저장' })
  expect(screen.queryByRole('link', { name: '지난 디자인 이어서 하기' })).toBeNull()
  unmount()
  keepLast(fragrance('유월 마당'))
  await visit(null)
  const link = await screen.findByRole('link', { name: '지난 디자인 이어서 하기' })
  expect(link.getAttribute('href')).toBe('/custom/fragrance?last')
})
