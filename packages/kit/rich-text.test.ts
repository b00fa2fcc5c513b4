import { describe, expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { isBlank, noText, paragraphs, picturesIn, plainText, type RichText } from './rich-text.ts'
import { safeHref } from './rich-text-href.ts'
import { readRichText } from './rich-text-read.ts'
import { NeededText, SentText } from './rich-text-schema.ts'
import { hostileTrees } from './rich-text-testing.ts'

describe.each(hostileTrees)('$what', ({ tree, becomes }) => {
  test(becomes === 'refused' ? 'is refused with a sentence' : 'is harmless once read', () => {
    if (becomes !== 'refused') return expect(readRichText(tree)).toEqual(becomes)
    expect(() => readRichText(tree)).toThrow(Problem)
  })
})

const whole: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: '오시는 길' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '지도는 ' },
        { type: 'text', text: '여기', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/contents/store' } }] },
        { type: 'hardBreak' },
        { type: 'text', text: '있어요.', marks: [{ type: 'italic' }] },
      ],
    },
    {
      type: 'orderedList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: '2번 출구' }] }] },
        {
          type: 'listItem',
          content: [
            { type: 'paragraph' },
            { type: 'blockquote', content: [{ type: 'picture', attrs: pictureOf('board-0123456789abcdef') }] },
          ],
        },
      ],
    },
    { type: 'horizontalRule' },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: lineOf('요일') }] },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: lineOf('월') },
            { type: 'tableCell', content: lineOf('쉬어요') },
          ],
        },
      ],
    },
  ],
}

function lineOf(text: string) {
  return [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
}

function pictureOf(stem: string) {
  const src = `/media/${stem}-{width}.webp`
  return { src, width: 640, height: 480, widths: [320, 640], tone: '', also: ['avif' as const], alt: '약도' }
}

test('what the editor makes comes through as it is, twice too', () => {
  expect(readRichText(whole)).toEqual(whole)
  expect(readRichText(readRichText(whole))).toEqual(whole)
})

test('a text knows its words and its pictures', () => {
  expect(plainText(whole)).toBe('오시는 길\n지도는 여기 있어요.\n2번 출구\n\n약도\n요일\n월\n쉬어요')
  expect(picturesIn(whole)).toEqual(['/media/board-0123456789abcdef-{width}.webp'])
  expect(plainText(paragraphs(['하나', '둘']))).toBe('하나\n둘')
})

test('blank is what has neither words nor pictures', () => {
  expect(isBlank(noText)).toBe(true)
  expect(isBlank(paragraphs([' ', '']))).toBe(true)
  expect(isBlank({ type: 'doc', content: [{ type: 'picture', attrs: pictureOf('board-0123456789abcdef') }] })).toBe(
    false,
  )
})

test.each(['https://sillage.example/a?b=1#c', 'http://a.example', 'mailto:care@sillage.example', 'tel:1800-8914'])(
  'a link may lead to %s',
  (href) => expect(safeHref(href)).toBe(href),
)

test.each(['/shop/product/1001', '/customer/faq?topic=delivery#3', '/'])('a link may lead to our %s', (href) =>
  expect(safeHref(` ${href} `)).toBe(href),
)

test('a text travels as JSON, and anything else is an error under its field', () => {
  expect(SentText.parse(JSON.stringify(whole))).toEqual(whole)
  expect(SentText.safeParse('{').error?.issues[0]?.message).toBe('글을 읽을 수 없어요. 다시 작성해 주세요.')
  expect(NeededText.safeParse(JSON.stringify(noText)).error?.issues[0]?.message).toBe('내용을 입력해 주세요.')
  expect(SentText.safeParse(`"${'a'.repeat(200_001)}"`).success).toBe(false)
})
