import { noText, paragraphs } from '@sillage/kit/rich-text.ts'
import { lazy, Suspense } from 'react'
import type { GalleryEntries, Say } from './gallery.ts'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { Skeleton } from './skeleton.tsx'
import { useHydrated } from './use-hydrated.ts'

const Editor = lazy(() => import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })))

function Shown(props: Pick<RichTextEditorProps, 'text' | 'label' | 'disabled' | 'invalid' | 'lang'> & { say: Say }) {
  const { say, ...rest } = props
  const hydrated = useHydrated()
  if (!hydrated) return <Skeleton height="320px" />
  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      <Editor
        {...rest}
        id={undefined}
        describedBy={undefined}
        labels={labelsIn(say)}
        onChange={() => undefined}
        onPicture={async () => undefined}
        onLink={async () => '/customer/faq'}
      />
    </Suspense>
  )
}

const labelsIn = (say: Say) => ({
  toolbar: say('글 꾸미기', 'Formatting'),
  bold: say('굵게', 'Bold'),
  italic: say('기울임', 'Italic'),
  heading: say('큰 제목', 'Heading'),
  subheading: say('작은 제목', 'Small heading'),
  bullets: say('목록', 'List'),
  numbers: say('번호 목록', 'Numbered list'),
  quote: say('인용', 'Quotation'),
  rule: say('가로줄', 'Line'),
  link: say('링크', 'Link'),
  picture: say('사진', 'Picture'),
  table: say('표', 'Table'),
  row: say('줄 더하기', 'Add a row'),
  column: say('칸 더하기', 'Add a column'),
  header: say('제목 줄', 'Heading row'),
  dropRow: say('줄 지우기', 'Delete the row'),
  dropColumn: say('칸 지우기', 'Delete the column'),
  dropTable: say('표 지우기', 'Delete the table'),
  undo: say('되돌리기', 'Undo'),
  redo: say('다시 하기', 'Redo'),
})

export const entries: GalleryEntries = (say) => [
  { name: 'empty', node: <Shown say={say} text={noText} label={say('내용', 'Text')} /> },
  {
    name: 'written, and wrong',
    node: (
      <Shown
        say={say}
        text={paragraphs([say('월요일에 쉬어요.', 'Closed on Mondays.')])}
        label={say('다른 내용', 'Another text')}
        lang={say('ko', 'en')}
        invalid
      />
    ),
  },
  {
    name: 'disabled',
    node: (
      <Shown
        say={say}
        text={paragraphs([say('보내는 중이에요.', 'It is being sent.')])}
        label={say('보내는 내용', 'Text being sent')}
        disabled
      />
    ),
  },
]
