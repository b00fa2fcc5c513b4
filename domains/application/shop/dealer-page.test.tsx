// @vitest-environment jsdom

import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { Grade } from '../../member/words.ts'
import { createShopSession } from '../../session.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { applicationTable } from '../server/tables.ts'
import { Component } from './dealer-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
beforeEach(empty)
afterEach(cleanup)

/** Someone whose application was approved, and what became of their grade. */
async function visit(grade: Grade) {
  const person = { mb_id: 'hana', mb_name: '하나', mb_email: 'hana@example.com', password_hash: '', grade }
  await ctx.db.insert(memberTable).values(person)
  await ctx.db.insert(applicationTable).values({ mb_id: 'hana', kind: 'dealer', state: 'approved', company: '향집' })
  const member = { mb_id: 'hana', mb_name: '하나', is_admin: false, permissions: [], grade }
  const shop = createShop({ contract, transport: dispatcher.transport({ ...ctx, member }) })
  const session = createShopSession(async () => ({
    lang: 'kr',
    currency: 'krw',
    cart_key: 'k',
    coupon_count: 0,
    notification_count: 0,
    user: { mb_id: 'hana', is_admin: false, mb_name: '하나', mb_hp: '', grade },
  }))
  renderPage({ shop, at: '/', route: { path: '/', Component }, session })
}

test('a dealer whose grade was taken away can apply again', async () => {
  await visit('general')
  expect(await screen.findByRole('button', { name: '신청 보내기' })).toBeDefined()
})

test('who is a dealer is told so, and given no form', async () => {
  await visit('dealer')
  expect(await screen.findByRole('heading', { name: '이미 승인된 회원이에요.' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '신청 보내기' })).toBeNull()
})
