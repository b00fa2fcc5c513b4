// @vitest-environment jsdom
import { unexpected } from '@sillage/kit/problem.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useSearchParams } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import english from './english.json' with { type: 'json' }
import { KeepAlive } from './keep-alive.tsx'
import { Pagination } from './pagination.tsx'
import { createPhrases } from './phrases.ts'
import { shopOf } from './shop.ts'
import { renderPage } from './testing.tsx'

// Fetched with the first dialog; on a busy machine that is longer than a test waits for a text.
beforeAll(() => import('@sillage/ui/dialog.tsx'))
afterEach(cleanup)

const shop = shopOf<object>().createShop({ contract: {}, transport: () => Promise.reject(unexpected()) })

/** In a frame that keeps pages alive, as the shop's does: a page that is left takes its own dialogs along. */
function List() {
  const [query] = useSearchParams()
  return <Pagination page={Number(query.get('page'))} pages={3} href={(page) => `/list?page=${page}`} />
}
const route = { path: '/', Component: KeepAlive, children: [{ path: 'list', Component: List }] }

test.each([
  ['ko', '알림', '마지막 페이지예요.'],
  ['en', 'Notice', 'This is the last page.'],
] as const)('a page past the last one says so and leads to the last (%s)', async (locale, name, text) => {
  const phrases = createPhrases({ locale, package: english })
  const { router } = renderPage({ at: '/list?page=9', route, shop, phrases })
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'))
  expect(await screen.findByRole('dialog', { name })).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
})
