// @vitest-environment jsdom
import { createPhrases, PhrasesProvider } from '@sillage/web-kit/phrases.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { CmsNode } from '../cms-contract.ts'
import { CmsView } from './cms-view.tsx'

afterEach(cleanup)

const node = (id: string, tag: string, given: Partial<CmsNode['option']> = {}, children: CmsNode[] = []): CmsNode => ({
  ...{ id, tag, children },
  option: { class: '', style: '', ...given, props: { innerText: '', innerText_en: '', ...given.props } },
})
const words = (innerText: string, innerText_en = '') => ({ props: { innerText, innerText_en } })
const view = (template: CmsNode, locale: 'ko' | 'en' = 'ko') => (
  <PhrasesProvider value={createPhrases({ locale })}>
    <CmsView name="gift" template={template} />
  </PhrasesProvider>
)

const page = node('main', 'section', { class: 'narrow', style: 'margin-top: 8px' }, [
  node('title', 'h1', words('선물', 'Gifts')),
  node('way', 'a', { props: { ...words('보기').props, href: '/shop/best-seller' } }),
  node('out', 'a', { props: { ...words('밖').props, href: 'https://example.com/' } }),
  node('down', 'a', { props: { ...words('아래').props, href: '#title' } }),
])

test('a page is drawn as it was written, in the language of the reader', () => {
  render(view(page, 'en'))
  expect(screen.getByRole('heading', { level: 1, name: 'Gifts' }).id).toBe('cms-title')
  expect(screen.getByRole('link', { name: '보기' }).getAttribute('href')).toBe('/shop/best-seller')
  expect(screen.getByRole('link', { name: '아래' }).getAttribute('href')).toBe('#cms-title')
  expect(screen.getByRole('link', { name: '밖' }).getAttribute('rel')).toBe('noreferrer')
})

test('the server draws what the browser draws', () => {
  const { container } = render(view(page))
  // The two write a style with other gaps.
  const plain = (html: string) => html.replaceAll(/[\s;]+/g, '')
  expect(plain(renderToString(view(page)))).toBe(plain(container.innerHTML))
})

test('what is said is text, whatever it looks like, and what is not allowed is not there', () => {
  const hostile = node('a', 'div', words('<img src=x onerror=alert(1)>'), [
    node('b', 'script', words('alert(1)')),
    node('c', 'a', { props: { ...words('누르기').props, href: 'javascript:alert(1)' } }),
    node('d', 'p', { style: 'position: fixed; color: red', ...words('글') }),
  ])
  const { container } = render(view(hostile))
  expect(container.querySelectorAll('script, img')).toHaveLength(0)
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>')
  expect(screen.getByText('누르기').getAttribute('href')).toBe('')
  expect(screen.getByText('글').getAttribute('style')).toBe('color: red;')
})
