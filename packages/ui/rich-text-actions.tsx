import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { insertTable, tableActions } from './rich-text-table.ts'

export type Action =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'rule'
  | 'link'
  | 'picture'
  | 'table'
  | keyof typeof tableActions
  | 'undo'
  | 'redo'

type Actions = Record<Action, { sign: ReactNode; onPress?: (editor: Editor) => void }>

const drawn = (path: string) => (
  <svg className="icon icon-sm" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** What the toolbar offers, in its order. Link and picture ask first, and are the toolbar's own. */
export const actions: Actions = {
  bold: { sign: <b aria-hidden="true">B</b>, onPress: (editor) => void editor.chain().focus().toggleBold().run() },
  italic: { sign: <i aria-hidden="true">I</i>, onPress: (editor) => void editor.chain().focus().toggleItalic().run() },
  heading: {
    sign: drawn('M4 6v12M11 6v12M4 12h7M15 11.500c0-3.500 5-3.500 5 0 0 2-5 4-5 6.500h5'),
    onPress: (editor) => void editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  subheading: {
    sign: drawn('M4 6v12M11 6v12M4 12h7M15 9.500h5l-2.500 3.500c3.500 0 3.500 5 0 5-1.200 0-2.200-.5-2.500-1.500'),
    onPress: (editor) => void editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  bullets: {
    sign: drawn('M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500v.1M4.500 12v.1M4.500 17.500v.1'),
    onPress: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  numbers: {
    sign: drawn('M10 6.500h10M10 12h10M10 17.500h10M4 5l1.500-1v4.500M4 14.500h2.500l-2.500 4h2.500'),
    onPress: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  quote: {
    sign: drawn('M5 6v12M9 8h10M9 12h10M9 16h6'),
    onPress: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
  rule: { sign: drawn('M4 12h16'), onPress: (editor) => void editor.chain().focus().setHorizontalRule().run() },
  link: {
    sign: drawn(
      'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
    ),
  },
  picture: { sign: drawn('M4 5.500h16v13H4zM4 15.500l4.500-4.500 4 4 2.500-2.500 5 5M15.500 9v.1') },
  table: { sign: drawn('M4 5.500h16v13H4zM4 10h16M4 14.500h16M10 5.500v13M15 5.500v13'), onPress: insertTable },
  row: { sign: drawn('M4 5h16v6H4zM12 14.500v6M9 17.500h6'), onPress: tableActions.row },
  column: { sign: drawn('M4 4h6v16H4zM14 12h6M17 9v6'), onPress: tableActions.column },
  header: { sign: drawn('M4 5.500h16v13H4zM4 10h16M6.500 7.800h11'), onPress: tableActions.header },
  dropRow: { sign: drawn('M4 5h16v6H4zM9.500 15.500l5 5M14.500 15.500l-5 5'), onPress: tableActions.dropRow },
  dropColumn: { sign: drawn('M4 4h6v16H4zM14.500 9.500l5 5M19.500 9.500l-5 5'), onPress: tableActions.dropColumn },
  dropTable: {
    sign: drawn('M4 5.500h16v13H4zM4 10h16M9.500 12l5 5M14.500 12l-5 5'),
    onPress: tableActions.dropTable,
  },
  undo: {
    sign: drawn('M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-4'),
    onPress: (editor) => void editor.chain().focus().undo().run(),
  },
  redo: {
    sign: drawn('m16 5 4 4-4 4M20 9H10a5.500 5.500 0 0 0 0 11h4'),
    onPress: (editor) => void editor.chain().focus().redo().run(),
  },
}

/** Those that are offered only in a table. */
export const inTable: readonly Action[] = ['row', 'column', 'header', 'dropRow', 'dropColumn', 'dropTable']

/** Which of them hold where the cursor stands; undefined for those that are done once. */
export const stateOf = (editor: Editor): Record<Action, boolean | undefined> => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  rule: undefined,
  picture: undefined,
  table: undefined,
  undo: undefined,
  redo: undefined,
  row: undefined,
  column: undefined,
  dropRow: undefined,
  dropColumn: undefined,
  dropTable: undefined,
  header: editor.isActive('tableHeader'),
})
