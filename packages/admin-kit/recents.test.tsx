// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { DraftOwner } from './draft-key.ts'
import { useRecent, useRecents } from './recents.ts'

beforeEach(() => localStorage.clear())

const by = (owner: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => <DraftOwner value={owner}>{children}</DraftOwner>,
})
const open = (owner: string, to: string, label?: string) => renderHook(() => useRecent(to, label), by(owner))
const recents = (owner: string) => renderHook(() => useRecents(), by(owner)).result.current

test('what was opened last comes first, once, by the name it has now', () => {
  open('owner', '/orders/1', '261118-AB12CD')
  open('owner', '/products/2', '무화과')
  open('owner', '/orders/1', '261118-AB12CD')
  open('owner', '/products/2', '무화과 그늘')
  open('owner', '/members/3')
  expect(recents('owner')).toEqual([
    { to: '/products/2', label: '무화과 그늘' },
    { to: '/orders/1', label: '261118-AB12CD' },
  ])
})

test('only so many, and only one’s own, at a computer that others use too', () => {
  for (let id = 1; id <= 12; id += 1) open('owner', `/orders/${id}`, String(id))
  expect(recents('owner').map(({ label }) => label)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5'])
  expect(recents('clerk')).toEqual([])
})

test('what another page wrote there is passed over', () => {
  localStorage.setItem('console:owner:recents', '[{"to":1},null,{"to":"/orders/1","label":"a"}]')
  expect(recents('owner')).toEqual([{ to: '/orders/1', label: 'a' }])
})
