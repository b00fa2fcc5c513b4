// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { DraftOwner, useOwnDraft } from './draft-key.ts'

const typing = (owner: string) =>
  renderHook(() => useOwnDraft('memo:5', { note: '' }), {
    wrapper: ({ children }: { children: ReactNode }) => <DraftOwner value={owner}>{children}</DraftOwner>,
  })

test('what one has typed waits for them alone, at a computer that others use too', () => {
  const first = typing('owner')
  act(() => first.result.current.change({ note: '내일 전화하기' }))
  first.unmount()
  expect(typing('clerk').result.current.draft).toEqual({ note: '' })
  expect(typing('owner').result.current.draft).toEqual({ note: '내일 전화하기' })
})
