import type { RichText as Text } from '@sillage/kit/rich-text.ts'
import { hostileTrees } from '@sillage/kit/rich-text-testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

const drawn = (tree: unknown) => renderToStaticMarkup(<RichText text={tree as Text} />)

// No one asked the reader before: what is drawn is harmless all the same.
const trees = hostileTrees
  .filter(({ tree }) => Array.isArray(Object(tree).content) && Object(tree).type === 'doc')
  // Pictures are drawn as the reader left them; what is no tree at all was never kept.
  .filter(
    ({ what }) =>
      !/hundred|thousand|list of|no list|no word|picture|drawing|anything but rows|attributes that run$/.test(what),
  )

describe.each(trees)('$what', ({ tree }) => {
  test('is drawn harmless, though it was never read', () => {
    const html = drawn(tree)
    expect(html).not.toMatch(/<(?!\/?(div|p|h2|h3|ul|ol|li|blockquote|hr|br|strong|em|a|table|tbody|tr|th|td)\b)/)
    expect(html).not.toMatch(/ on\w+=|javascript:|data:|vbscript:|blob:|style=|href="\/[/\\]/i)
  })
})

test('a text is drawn with its headings, lists, links and marks', () => {
  const html = drawn({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: '준비물' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: '지도',
                    marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/contents/store' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(html).toBe(
    '<div class="rich-text"><h3>준비물</h3><ul><li><p><strong><a href="/contents/store">지도</a></strong></p></li></ul></div>',
  )
})

test('a table has headings for its columns and rows, and cells that reach further', () => {
  const line = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }]
  const cell = (type: string, text: string, attrs?: object) => ({ type, content: line(text), ...(attrs && { attrs }) })
  const rows = [
    [cell('tableHeader', '요일', { colspan: 2 })],
    [cell('tableHeader', '월'), cell('tableCell', '쉬어요', { rowspan: 2 })],
  ]
  const content = rows.map((content) => ({ type: 'tableRow', content }))
  expect(drawn({ type: 'doc', content: [{ type: 'table', content }] })).toBe(
    '<div class="rich-text"><div class="rich-text-table" tabindex="0"><table><tbody>' +
      '<tr><th colSpan="2" scope="col"><p>요일</p></th></tr>' +
      '<tr><th scope="row"><p>월</p></th><td rowSpan="2"><p>쉬어요</p></td></tr>' +
      '</tbody></table></div></div>',
  )
})
