import { type Editor, mergeAttributes, Node } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import * as tables from '@tiptap/pm/tables'

/** What the library of tables calls our nodes. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const TableNode = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tables.tableEditing()],
  addKeyboardShortcuts() {
    const go = (step: -1 | 1) => () => runInTable(this.editor, tables.goToNextCell(step))
    // Past the last cell the key leaves the text, as it does everywhere else.
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})

const RowNode = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: (attrs: Record<string, unknown>) => (attrs[name] === 1 ? {} : { [name]: attrs[name] }),
})

const cellNode = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: '(paragraph | bulletList | orderedList)+',
    isolating: true,
    // The library wants to know a width; ours are as wide as their words.
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

export const tableNodes = [TableNode, RowNode, cellNode('tableCell', 'td'), cellNode('tableHeader', 'th')]

function runInTable(editor: Editor, command: Command) {
  return tables.isInTable(editor.state) && command(editor.state, editor.view.dispatch)
}

const line = () => [{ type: 'paragraph' }]
const rowOf = (type: 'tableCell' | 'tableHeader') => ({
  type: 'tableRow',
  content: [1, 2, 3].map(() => ({ type, content: line() })),
})

/** A small table with a heading row; the next words go into its first cell. */
export function insertTable(editor: Editor) {
  if (tables.isInTable(editor.state)) return
  const content = [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')]
  // The line below it is there to go on writing.
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'table', content }, ...line()])
    .run()
  let begins = -1
  editor.state.doc.nodesBetween(0, editor.state.selection.from, ({ type }, at) => {
    if (type.name === 'table') begins = at
    return type.name !== 'table'
  })
  // Into the table, its row, its cell and the line there.
  if (begins >= 0) editor.commands.setTextSelection(begins + 4)
}

const action = (command: Command) => (editor: Editor) => {
  editor.commands.focus()
  runInTable(editor, command)
}

/** What can be done where the cursor stands in a table. */
export const tableActions = {
  row: action(tables.addRowAfter),
  column: action(tables.addColumnAfter),
  header: action(tables.toggleHeaderRow),
  dropRow: action(tables.deleteRow),
  dropColumn: action(tables.deleteColumn),
  dropTable: action(tables.deleteTable),
}
