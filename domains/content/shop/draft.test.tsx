// @vitest-environment jsdom
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import type { CmsNode } from '../cms-node-contract.ts'
import english from '../english.json' with { type: 'json' }
import * as cmsPage from './cms-page.tsx'
import * as companyPage from './company-page.tsx'

const { as, ctx, dispatcher, empty } = await testShop()
beforeEach(empty)
afterEach(cleanup)

const saying = (innerText: string, innerText_en: string): CmsNode => ({
  id: 'all',
  tag: 'p',
  children: [],
  option: { class: '', style: '', props: { innerText, innerText_en } },
})

/** Something everyone sees, and something else that is being worked on. */
async function givenDraft(name: string) {
  const { save, publish } = (await as('clerk', { permissions: ['content'] })).content.cms
  const params = { name }
  await save({ params, body: { template: saying('지금 글', 'What is'), based_on: 0 } })
  await publish({ params, body: { draft_version: 1 } })
  const body = { template: saying('다음 글', 'What comes'), link: '/shop/best-seller', based_on: 1 }
  return (await save({ params, body })).preview_key
}

function visit(at: string, locale: 'ko' | 'en' = 'ko') {
  renderPage({
    shop: createShop({ contract, transport: dispatcher.transport(ctx) }),
    at,
    phrases: createPhrases({ locale, package: english }),
    routes: [
      { path: '/contents/company', ...companyPage, ErrorBoundary: () => <p>여기 없음</p> },
      { path: '/contents/:path', ...cmsPage, ErrorBoundary: () => <p>여기 없음</p> },
    ],
  })
}

const isUnlisted = () => document.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex'

test.each(['company', 'banner', 'gift'])(
  'the draft of %s is looked at with its key, in both languages',
  async (name) => {
    const key = await givenDraft(name)
    visit(`/contents/${name}?preview=${key}`)
    expect(await screen.findByText('아직 게시하지 않은 초안이에요.')).toBeDefined()
    expect(screen.getByText('다음 글')).toBeDefined()
    expect(screen.queryByText('지금 글')).toBeNull()
    expect(isUnlisted()).toBe(true)
    cleanup()
    visit(`/contents/${name}?preview=${key}`, 'en')
    expect(await screen.findByText('This draft has not been published yet.')).toBeDefined()
    expect(screen.getByText('What comes')).toBeDefined()
  },
)

test('the draft of the banner leads where the banner will', async () => {
  visit(`/contents/banner?preview=${await givenDraft('banner')}`)
  expect((await screen.findByRole('link', { name: '다음 글' })).getAttribute('href')).toBe('/shop/best-seller')
})

test('without a key the company says what is published, and the banner is no page', async () => {
  await givenDraft('company')
  visit('/contents/company')
  expect(await screen.findByText('지금 글')).toBeDefined()
  expect(screen.queryByText('아직 게시하지 않은 초안이에요.')).toBeNull()
  expect(isUnlisted()).toBe(false)
  cleanup()
  await givenDraft('banner')
  for (const address of ['/contents/banner', '/contents/banner?preview=']) {
    visit(address)
    expect(await screen.findByText('여기 없음')).toBeDefined()
    cleanup()
  }
})

test.each(['company', 'banner'])("with another's key there is nothing of %s to see", async (name) => {
  await givenDraft(name)
  const key = await givenDraft('gift')
  visit(`/contents/${name}?preview=${key}`)
  expect(await screen.findByText('여기 없음')).toBeDefined()
})
