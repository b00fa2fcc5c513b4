// @vitest-environment jsdom
import { contract } from '@sillage/domains/contract.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { notFound, unexpected } from '@sillage/kit/problem.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageError } from './page-error.tsx'

const { ctx, dispatcher } = await testShop()

// React repeats to the console what a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(cleanup)

/** A page without a loader: it asks for itself, and the answer is a refusal. */
function visit(refusal: Error) {
  function Page() {
    useSuspenseQuery({ queryKey: ['read'], queryFn: () => Promise.reject(refusal), meta: { quiet: true } })
    return <h1>never drawn</h1>
  }
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: '/', route: { path: '/', Component: Page, ErrorBoundary: PageError } })
  return screen.findByRole('heading', { level: 1 })
}

test('what a page reads by itself and is not there shows the not-found page', async () => {
  expect((await visit(notFound())).textContent).toContain('페이지는 사라졌어요')
})

test('anything else is a page that could not be opened', async () => {
  for (const refusal of [unexpected(), new Error('a mistake of ours')]) {
    expect((await visit(refusal)).textContent).toContain('잠시 문제가 생겼어요')
    cleanup()
  }
})
