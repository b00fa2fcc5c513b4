// @vitest-environment jsdom
import { createPhrases, PhrasesProvider } from '@sillage/web-kit/phrases.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { CmsNode } from '../cms-node-contract.ts'
import { CmsView } from './cms-view.tsx'

afterEach(cleanup)

const node = (id: string, tag: string, given: Partial<CmsNode['option']> = {}, children: CmsNode[] = []): CmsNode => ({
  id,
  tag,
  children,
  option: { class: '', style: '', ...given, props: { innerText: '', innerText_en: '', ...given.props } },
})
const words = (innerText: string, innerText_en = '') => ({ props: { innerText, innerText_en } })
const view = (template: CmsNode, locale: 'ko' | 'en' = 'ko', link = '') => (
  <PhrasesProvider value={createPhrases({ locale })}>
    <CmsView name="gift" template={template} link={link} />
  </PhrasesProvider>
)

const page = node('main', 'section', { class: 'narrow', style: 'margin-top: 8px' }, [
  node('title', 'h1', words('선물', 'Gifts')),
  node('way', 'a', { props: { ...words('보기').props, href: '/shop/best-seller' } }),
  node('out', 'a', { props: { ...words('밖').props, href: 'https://example.com/' } }),
  node('down', 'a', { props: { ...words('아래').props, href: '#title' } }),
  node('list', 'ul', {}, [{ ...node('item', 'li', words('고객센터')), link: '/customer/center' }]),
  {
    ...node('card', 'div', {}, [node('head', 'h2', words('카드')), node('says', 'p', words('글'))]),
    link: 'http://example.com/',
  },
])

test('a page is drawn as it was written, in the language of the reader', () => {
  render(view(page, 'en'))
  expect(screen.getByRole('heading', { level: 1, name: 'Gifts' }).id).toBe('cms-title')
  expect(screen.getByRole('link', { name: '보기' }).getAttribute('href')).toBe('/shop/best-seller')
  expect(screen.getByRole('link', { name: '아래' }).getAttribute('href')).toBe('#cms-title')
  expect(screen.getByRole('link', { name: '밖' }).getAttribute('rel')).toBe('noreferrer')
})

test('an element that leads somewhere is a link as a whole, and its clicks are counted', () => {
  render(view(page))
  const item = screen.getByRole('link', { name: '고객센터' })
  expect([item.getAttribute('href'), item.parentElement?.id]).toEqual(['/customer/center', 'cms-item'])
  expect({ ...item.dataset }).toEqual({ clickType: 'cms', clickId: 'gift item' })
  const card = screen.getByRole('link', { name: '카드 글' })
  expect([card.getAttribute('href'), card.getAttribute('target')]).toEqual(['http://example.com/', '_blank'])
  cleanup()
  const props = { ...words('').props, src: '/media/a-1-640.webp', alt: '캔들' }
  render(view({ ...node('photo', 'img', { props }), link: '/contents/store' }))
  expect(screen.getByRole('link', { name: '캔들' }).firstElementChild?.id).toBe('cms-photo')
})

test('the link of a whole page leads from all of it', () => {
  render(view(node('all', 'div', {}, [node('head', 'h1', words('선물'))]), 'ko', '/contents/store'))
  expect(screen.getByRole('link', { name: '선물' }).getAttribute('href')).toBe('/contents/store')
})

test('the server draws what the browser draws', () => {
  const { container } = render(view(page))
  // The two write a style with other gaps.
  const plain = (html: string) => html.replaceAll(/[\s;]+/g, '')
  expect(plain(renderToString(view(page)))).toBe(plain(container.innerHTML))
})

/** As a browser reads what the server sent. */
function parsed(html: string) {
  const page = document.createElement('div')
  page.innerHTML = html
  return page.innerHTML
}

const everyTag = ['div', 'p', 'span', 'strong', 'h2', 'ul', 'li', 'dl', 'dt', 'a', 'br', 'hr', 'blockquote', 'figure']
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
/** What belongs there, so that not everything is thrown away. */
const belongs: Record<string, string[]> = {
  ul: ['li'],
  dl: ['dt'],
  table: ['thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
}

/** A page as someone in a hurry puts it together; the same for the same seed. */
function thrownTogether(seed: number) {
  let [state, count] = [seed, 0]
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const anything = [...everyTag, ...tableTags]
  const grow = (depth: number, parent: string): CmsNode => {
    count += 1
    const choice = (next(4) > 0 && belongs[parent]) || anything
    const tag = choice[next(choice.length)] ?? 'div'
    const children = Array.from({ length: depth > 6 ? 0 : next(4) }, () => grow(depth + 1, tag))
    const made = node(`n${count}`, tag, words(next(3) === 0 ? '글' : ''), children)
    return next(9) === 0 ? { ...made, link: '/a' } : made
  }
  return node('n0', 'div', {}, [grow(1, 'div'), grow(1, 'div'), grow(1, 'div')])
}

test('however a page is put together, a browser reads from the server what it would draw itself', () => {
  const drawn = new Set<string>()
  for (let seed = 1; seed <= 500; seed += 1) {
    const html = renderToString(view(thrownTogether(seed)))
    expect(parsed(html).replaceAll('<!-- -->', '')).toBe(
      html.replaceAll('<!-- -->', '').replaceAll(/<(br|hr)([^>]*)\/>/g, '<$1$2>'),
    )
    for (const [, tag] of html.matchAll(/<(\w+)/g)) drawn.add(tag ?? '')
  }
  expect([...drawn]).toEqual(expect.arrayContaining([...everyTag, ...tableTags]))
})

test('what is said is text, whatever it looks like, and what is not allowed is not there', () => {
  const hostile = node('a', 'div', words('<img src=x onerror=alert(1)>'), [
    node('b', 'script', words('alert(1)')),
    node('c', 'a', { props: { ...words('누르기').props, href: 'javascript:alert(1)' } }),
    { ...node('e', 'p', words('가기')), link: 'javascript:alert(1)' },
    { ...node('f', 'p', words('데이터')), link: 'data:text/html,x' },
    node('d', 'p', { style: 'position: fixed; color: red', ...words('글') }),
  ])
  const { container } = render(view(hostile))
  expect(container.querySelectorAll('script, img')).toHaveLength(0)
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>')
  expect(screen.getByText('누르기').getAttribute('href')).toBe('')
  for (const said of ['가기', '데이터']) expect(screen.getByText(said).closest('a')).toBeNull()
  expect(screen.getByText('글').getAttribute('style')).toBe('color: red;')
})
