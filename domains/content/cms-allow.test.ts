import { expect, test } from 'vitest'
import { readPage, readTree } from './cms-allow.ts'
import { isAllowedLink } from './cms-link.ts'
import { readStyle, styleProps } from './cms-style.ts'

type Loose = { id?: unknown; tag?: unknown; option?: object; children?: unknown; link?: unknown }
const node = (given: Loose = {}) => ({
  id: 'a',
  tag: 'p',
  option: { class: '', style: '', props: { innerText: '글', innerText_en: '' } },
  children: [],
  ...given,
})
const withProps = (props: object, tag = 'a', children: unknown[] = []) =>
  node({ tag, option: { class: '', style: '', props }, children })
const flat = (count: number) =>
  node({ tag: 'div', children: Array.from({ length: count }, (_, index) => node({ id: `n${index}` })) })

function deep(levels: number) {
  let tree = node({ id: 'n0', tag: 'div' })
  for (let level = 1; level < levels; level += 1) tree = node({ id: `n${level}`, tag: 'div', children: [tree] })
  return tree
}

const says = {
  tag: /태그/,
  place: /그 자리에/,
  prop: /속성/,
  href: /링크/,
  src: /사진/,
  style: /스타일/,
  class: /클래스/,
}

/** Trees as someone would send them who means us harm, and of what each is accused. */
const hostile: [what: string, tree: unknown, trouble: RegExp][] = [
  ['a script', node({ tag: 'script' }), says.tag],
  ['a script in capitals', node({ tag: 'SCRIPT' }), says.tag],
  ['an iframe', node({ tag: 'iframe' }), says.tag],
  ['a drawing with scripts', node({ tag: 'svg' }), says.tag],
  ['a form', node({ tag: 'form' }), says.tag],
  ['a style sheet', node({ tag: 'style' }), says.tag],
  ['an event attribute', withProps({ innerText: '', onclick: 'alert(1)' }), says.prop],
  ['raw markup', withProps({ innerText: '', innerHTML: '<img src=x onerror=alert(1)>' }), says.prop],
  ['markup as React takes it', withProps({ dangerouslySetInnerHTML: { __html: '<b>' } }), says.prop],
  ['a script as a link', withProps({ href: 'javascript:alert(1)' }), says.href],
  ['one with a gap in it', withProps({ href: 'java\nscript:alert(1)' }), says.href],
  ['one in odd letters', withProps({ href: ' JaVaScRiPt:alert(1)' }), says.href],
  ['data as a link', withProps({ href: 'data:text/html,<script>alert(1)</script>' }), says.href],
  ['another site dressed as ours', withProps({ href: '//evil.example' }), says.href],
  ['the same with a backslash', withProps({ href: '/\\evil.example' }), says.href],
  ['an element that leads to a script', node({ link: 'javascript:alert(1)' }), says.href],
  ['the same in odd letters', node({ link: '\tJAVA\nSCRIPT:alert(1)' }), says.href],
  ['an element that leads to data', node({ link: 'data:text/html,<script>alert(1)</script>' }), says.href],
  ['an element that leads to a program', node({ link: 'vbscript:alert(1)' }), says.href],
  ['an element that leads to a file', node({ link: 'file:///evil' }), says.href],
  ['an element that writes letters', node({ link: 'mailto:evil@example.com' }), says.href],
  ['an element that leads elsewhere in disguise', node({ link: '//evil.example' }), says.href],
  ['the same with a name before it', node({ link: 'https://ours@evil.example' }), says.href],
  ['a picture of another site', withProps({ src: 'https://evil.example/a.jpg' }, 'img'), says.src],
  ['a drawing as a picture', withProps({ src: '/media/a.svg' }, 'img'), says.src],
  ['data as a picture', withProps({ src: 'data:image/svg+xml,<svg onload=alert(1)>' }, 'img'), says.src],
  ['a style that fetches', node({ option: { style: 'background-color: url(https://evil.example)' } }), says.style],
  ['a style that runs', node({ option: { style: 'width: expression(alert(1))' } }), says.style],
  ['a style that covers the page', node({ option: { style: 'position: fixed; inset: 0' } }), says.style],
  ['a style behind a comment', node({ option: { style: 'color: red/**/;background:/**/url(x)' } }), says.style],
  ['an escaped style', node({ option: { style: 'color: \\75rl(x)' } }), says.style],
  ['a style that leaves its place', node({ option: { style: 'margin-left: -9999px' } }), says.style],
  ['a class of the shop', node({ option: { class: 'scrim' } }), says.class],
  ['ten thousand nodes', flat(10_000), /500개/],
  ['five hundred levels', deep(500), /20단계/],
  ['the same id twice', node({ children: [node({ id: 'b' }), node({ id: 'b' })] }), /서로 달라야/],
  ['an id that is markup', node({ id: '"><script>' }), /id/],
  ['a block in a text', node({ children: [node({ id: 'b', tag: 'div' })] }), says.place],
  [
    'a block deep in a text',
    node({ children: [node({ id: 'b', tag: 'span', children: [node({ id: 'c' })] })] }),
    says.place,
  ],
  ['a heading in a heading', node({ tag: 'h2', children: [node({ id: 'b', tag: 'h3' })] }), says.place],
  [
    'a link in a link',
    node({ tag: 'a', children: [node({ id: 'b', tag: 'div', children: [node({ id: 'c', tag: 'a' })] })] }),
    says.place,
  ],
  [
    'a link of an element in a link',
    node({ tag: 'div', link: '/a', children: [node({ id: 'b', link: '/b' })] }),
    says.place,
  ],
  [
    'a link in an element that is one',
    node({ tag: 'div', link: '/a', children: [node({ id: 'b', tag: 'a' })] }),
    says.place,
  ],
  ['a list that is a link', { ...withProps({}, 'ul'), link: '/a' }, says.place],
  ['a row that is a link', { ...withProps({}, 'tbody'), link: '/a' }, says.place],
  ['a line that is a link', { ...withProps({}, 'hr'), link: '/a' }, says.place],
  ['a row without a table', node({ tag: 'tr' }), says.place],
  ['a row right in a table', withProps({}, 'table', [node({ id: 'b', tag: 'tr' })]), says.place],
  ['a text in a table', withProps({}, 'table', [node({ id: 'b' })]), says.place],
  ['words right in a table', withProps({ innerText: '글' }, 'table'), says.place],
  ['an item without a list', node({ tag: 'div', children: [node({ id: 'b', tag: 'li' })] }), says.place],
  ['a text', '<script>alert(1)</script>', /구조를 읽을 수/],
  ['nothing', null, /구조를 읽을 수/],
  ['a list', [node()], /구조를 읽을 수/],
  ['a node without a tag', { id: 'a' }, /구조를 읽을 수/],
  ['a tag that is a function', node({ tag: { toString: 'script' } }), /구조를 읽을 수/],
  ['a very long text', withProps({ innerText: '가'.repeat(5_001) }, 'p'), /5,000자/],
]

test.each(hostile)('%s is told', (_, tree, trouble) => {
  const { troubles } = readTree(tree)
  expect(troubles.some((each) => trouble.test(each))).toBe(true)
})

test.each(hostile)('%s is harmless where it is drawn all the same', (_, raw) => {
  const { tree } = readTree(raw)
  const again = readTree(tree)
  // What is left keeps to the rules, and is small.
  if (tree) expect(again).toEqual({ tree, troubles: [] })
  expect(JSON.stringify(tree)).not.toMatch(/script|alert|evil|svg|url\(|expression|fixed|onclick|__html|-9999|scrim/i)
  expect(JSON.stringify(tree).length).toBeLessThan(100_000)
})

test('what is allowed stays as it was written', () => {
  const page = node({
    tag: 'section',
    option: {
      class: 'narrow',
      style: 'color: var(--color-ink); margin-top: 12px',
      props: { innerText: '', innerText_en: '' },
    },
    children: [
      { ...withProps({ innerText: '보기', innerText_en: 'See', href: '/shop/best-seller' }), id: 'b' },
      {
        ...withProps({ innerText: '', innerText_en: '', src: '/media/a-1-640.webp', alt: '캔들', alt_en: '' }, 'img'),
        id: 'c',
      },
    ],
  })
  expect(readTree(page)).toEqual({ tree: page, troubles: [] })
})

test.each(['/shop/best-seller', '#b', 'https://example.com/a', 'http://example.com/a'])(
  'an element may lead to %s as a whole',
  (link) => {
    const page = node({ tag: 'section', children: [node({ id: 'b', link })] })
    expect(readTree(page)).toEqual({ tree: page, troubles: [] })
  },
)

test('the link of a whole page is its outermost element’s, where no other link is in it', () => {
  const page = node({ tag: 'div' })
  expect(readPage({ template: page, link: '/a' })).toEqual({ tree: { ...page, link: '/a' }, troubles: [] })
  const busy = node({
    tag: 'div',
    children: [{ ...withProps({ innerText: '보기', innerText_en: '', href: '/b' }), id: 'b' }],
  })
  expect(readPage({ template: busy, link: '/a' })).toEqual({
    tree: busy,
    troubles: [expect.stringMatching(says.place)],
  })
  const { tree, troubles } = readPage({ template: page, link: 'javascript:alert(1)' })
  expect([tree, troubles]).toEqual([page, [expect.stringMatching(says.href)]])
})

test('of five hundred nodes all are kept, of one more none is added', () => {
  expect(readTree(flat(499)).troubles).toEqual([])
  expect(readTree(flat(500)).troubles).toHaveLength(1)
  expect(readTree(deep(20)).troubles).toEqual([])
  expect(readTree(deep(21)).troubles).toHaveLength(1)
})

test.each([
  '/',
  '/shop/product/1?x=1#y',
  '#n1',
  'https://example.com/a?b=c',
  'mailto:care@sillage.example',
  'tel:1800-8914',
])('%s may be linked to', (link) => expect(isAllowedLink(link)).toBe(true))

test('a style becomes what React takes, without what is not allowed', () => {
  expect(styleProps('Margin-Top: 4px; position: absolute; COLOR: var(--color-accent)')).toEqual({
    marginTop: '4px',
    color: 'var(--color-accent)',
  })
  expect(readStyle('color red').isWhole).toBe(false)
  expect(readStyle(' ; ').isWhole).toBe(true)
})
