import { paragraphs, type RichText as Text } from '@sillage/kit/rich-text.ts'
import type { GalleryEntries, Say } from './gallery.ts'
import { RichText } from './rich-text.tsx'

const item = (text: string) => ({
  type: 'listItem' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

const row = (type: 'tableHeader' | 'tableCell', ...texts: string[]) => ({
  type: 'tableRow' as const,
  content: texts.map((text) => ({
    type,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  })),
})

const everything = (say: Say): Text => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: say('오시는 길', 'How to find us') }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: say('마당이 있는 ', 'A house ') },
        { type: 'text', text: say('작은 집', 'with a courtyard'), marks: [{ type: 'bold' }] },
        { type: 'text', text: say('이에요. ', '. ') },
        {
          type: 'text',
          text: say('지도 보기', 'See the map'),
          marks: [{ type: 'link', attrs: { href: '/contents/store' } }],
        },
        { type: 'hardBreak' },
        { type: 'text', text: say('천천히 오세요.', 'Take your time.'), marks: [{ type: 'italic' }] },
      ],
    },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: say('준비물', 'What to bring') }] },
    { type: 'bulletList', content: [item(say('앞치마', 'An apron')), item(say('담을 상자', 'A box to take it home'))] },
    { type: 'orderedList', content: [item(say('2번 출구', 'Exit 2')), item(say('5분 걷기', 'Walk for five minutes'))] },
    {
      type: 'blockquote',
      content: paragraphs([say('불을 끈 뒤의 향도 맡아 보세요.', 'Smell it after the flame is out, too.')]).content,
    },
    {
      type: 'table',
      content: [
        row('tableHeader', say('요일', 'Day'), say('여는 때', 'Open')),
        row('tableCell', say('평일', 'Weekdays'), '11:00–20:00'),
        row('tableCell', say('일요일', 'Sundays'), say('쉬어요', 'Closed')),
      ],
    },
    { type: 'horizontalRule' },
    {
      type: 'picture',
      attrs: {
        src: '/media/early-sleep-main-{width}.webp',
        width: 960,
        height: 1200,
        widths: [480, 960],
        tone: '',
        also: [],
        alt: say('‘일찍 잠든 날’ 캔들', 'The candle Early Sleep'),
      },
    },
  ],
})

export const entries: GalleryEntries = (say) => [
  { name: 'everything it can be', node: <RichText text={everything(say)} /> },
  {
    name: 'in another language',
    node: (
      <RichText
        text={paragraphs([say('한국어로만 쓴 글이에요.', 'Written in English only.')])}
        lang={say('ko', 'en')}
      />
    ),
  },
]
