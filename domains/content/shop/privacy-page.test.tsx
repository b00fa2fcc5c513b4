// @vitest-environment jsdom

import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import english from '../english.json' with { type: 'json' }
import { givenPolicies, givenPolicy, section } from '../testing/policies.ts'
import { Component, loader } from './privacy-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
beforeEach(empty)
afterEach(cleanup)

function visit({ query = '', locale = 'ko' }: { query?: string; locale?: 'ko' | 'en' } = {}) {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const phrases = createPhrases({ locale, package: english })
  renderPage({
    shop,
    at: `/contents/privacy${query}`,
    route: { path: '/contents/privacy', Component, loader },
    phrases,
  })
}

const tomorrow = seoulDay(addDays(new Date(), 1))

test('a shop that has published nothing says whom to ask', async () => {
  visit()
  expect(await screen.findByText('게시된 문서가 없어요')).toBeDefined()
})

test('each document stands under its anchor, with the version and the day it holds from', async () => {
  await givenPolicies(ctx)
  visit()
  const terms = await screen.findByRole('region', { name: '이용약관' })
  expect(terms.id).toBe('terms')
  expect(within(terms).getByText('버전 1 · 2026-01-01부터 시행')).toBeDefined()
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual([
    'terms',
    'privacy',
    'collection',
    'optional',
    'ads',
    'guest',
    'provision',
  ])
})

test('a version that is to come is read ahead, and says that it does not hold yet', async () => {
  await givenPolicies(ctx)
  const sections = [section('내일의 조')]
  await givenPolicy(ctx, { kind: 'terms', version: 2, effective_from: tomorrow, changes: '배송', sections })
  visit({ query: '?version=terms-2' })
  const terms = within(await screen.findByRole('region', { name: '이용약관' }))
  expect(terms.getByText(`버전 2 · ${tomorrow} 시행 예정`)).toBeDefined()
  expect(terms.getByText(/아직 시행하지 않은 버전이에요/)).toBeDefined()
  expect(terms.getByRole('heading', { name: '제1조 내일의 조' })).toBeDefined()
  expect(terms.getByRole('link', { name: '현재 버전 보기' }).getAttribute('href')).toBe('/contents/privacy#terms')
  expect(terms.getByRole('link', { name: '버전 2' }).getAttribute('aria-current')).toBe('true')
})

test('in English the articles are English, and what has none yet stays readable', async () => {
  await givenPolicies(ctx)
  const sections = [section('옮긴 조'), { ...section('옮기지 않은 조'), title_en: '', text_en: [] }]
  await givenPolicy(ctx, { kind: 'terms', version: 2, effective_from: '2026-02-01', changes: '배송', sections })
  visit({ locale: 'en' })
  const terms = within(await screen.findByRole('region', { name: 'Terms of use' }))
  expect(terms.getByText('Version 2 · in force since 2026-02-01')).toBeDefined()
  expect(terms.getByRole('heading', { name: 'Article 1 옮긴 조 in English' })).toBeDefined()
  expect(terms.getByRole('heading', { name: 'Article 2 옮기지 않은 조' })).toBeDefined()
})
