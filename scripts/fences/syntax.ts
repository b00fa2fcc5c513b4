import { parseSync, Visitor } from 'vite'
import type { File } from './tree.ts'

/** A `type` import is gone at run time, a `dynamic` one happens later. */
export type Import = { specifier: string; kind: 'value' | 'type' | 'dynamic'; line: number }

/** What a text stands in: a call by its dotted name (`t`, `test.skip`, `.min`), a property by its key, or markup. */
export type Frame = { call: string } | { key: string } | { markup: true }
/** A text with its frames, the innermost last. */
export type Text = { value: string; line: number; frames: Frame[] }
export type Call = { name: string; line: number }
/** `packed`: the lines on which a literal is spread. */
export type Syntax = { imports: Import[]; texts: Text[]; calls: Call[]; packed: number[] }

const known = new WeakMap<File, Syntax>()

export function syntaxOf(file: File): Syntax {
  const syntax = known.get(file) ?? read(file)
  known.set(file, syntax)
  return syntax
}

/** `test.skip` for test.skip(…); what a call hangs on that is no name is left out: `.min` for z.string().min(…). */
type Named = { type: string; name?: unknown; object?: Named; property?: Named }
function dotted(node: Named): string {
  if (node.type === 'Identifier') return String(node.name)
  if (node.type !== 'MemberExpression' || !node.object || !node.property) return ''
  return `${dotted(node.object)}.${dotted(node.property)}`
}

function read({ path, text }: File): Syntax {
  const syntax: Syntax = { imports: [], texts: [], calls: [], packed: [] }
  const frames: Frame[] = []
  const lineAt = lineCounter(text)
  const leave = () => void frames.pop()
  const imported = (source: { value: unknown; start: number } | null, kind: Import['kind']) => {
    if (typeof source?.value === 'string') {
      syntax.imports.push({ specifier: source.value, kind, line: lineAt(source.start) })
    }
  }
  const call = (node: { callee: Named; start: number }) => {
    const name = dotted(node.callee)
    syntax.calls.push({ name, line: lineAt(node.start) })
    frames.push({ call: name })
  }
  const said = (value: unknown, start: number) => {
    if (typeof value === 'string') syntax.texts.push({ value, line: lineAt(start), frames: [...frames] })
  }
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  new Visitor({
    ImportDeclaration: (node) => imported(node.source, node.importKind === 'type' ? 'type' : 'value'),
    ExportNamedDeclaration: (node) => imported(node.source, node.exportKind === 'type' ? 'type' : 'value'),
    ExportAllDeclaration: (node) => imported(node.source, node.exportKind === 'type' ? 'type' : 'value'),
    ImportExpression: (node) => imported(node.source.type === 'Literal' ? node.source : null, 'dynamic'),
    TSImportType: (node) => imported(node.source, 'type'),
    CallExpression: call,
    'CallExpression:exit': leave,
    NewExpression: call,
    'NewExpression:exit': leave,
    Property: (node) => void frames.push({ key: node.computed ? '' : keyOf(node.key) }),
    'Property:exit': leave,
    SpreadElement: (node) => {
      if (literals.has(node.argument.type)) syntax.packed.push(lineAt(node.start))
    },
    JSXSpreadAttribute: (node) => {
      if (literals.has(node.argument.type)) syntax.packed.push(lineAt(node.start))
    },
    Literal: (node) => said(node.value, node.start),
    TemplateElement: (node) => said(node.value.cooked, node.start),
    JSXAttribute: () => void frames.push({ markup: true }),
    'JSXAttribute:exit': leave,
    JSXText: (node) => {
      frames.push({ markup: true })
      said(node.value, node.start)
      frames.pop()
    },
  }).visit(program)
  return syntax
}

const literals = new Set(['ObjectExpression', 'ArrayExpression'])
const keyOf = (key: { type: string; name?: unknown; value?: unknown }) => String(key.name ?? key.value ?? '')

function lineCounter(text: string) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset: number) => starts.findLastIndex((start) => start <= offset) + 1
}
