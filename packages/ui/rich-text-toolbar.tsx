import type { TextPicture } from '@sillage/kit/rich-text.ts'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type Action, actions, inTable, stateOf } from './rich-text-actions.tsx'

export type ToolbarLabels = Record<Action | 'toolbar', string>

type Props = {
  editor: Editor
  labels: ToolbarLabels
  onPicture: (file: File) => Promise<TextPicture | undefined>
  onLink: (href: string) => Promise<string | undefined>
  disabled: boolean
}

const all = Object.keys(actions) as Action[] // the keys of a constant

/** What can be done with the words: one stop of the Tab key, with the arrows along it. */
export function RichTextToolbar({ editor, labels, onPicture, onLink, disabled }: Props) {
  const [current, setCurrent] = useState<Action>('bold')
  const bar = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  const order = isInTable ? all : all.filter((action) => !inTable.includes(action))
  const stop = order.includes(current) ? current : 'bold'

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const at = order.indexOf(stop)
    const wanted = event.key === 'Home' ? 0 : event.key === 'End' ? order.length - 1 : step && at + step
    if (wanted === undefined) return
    const next = order.at(wanted % order.length) ?? current
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelector<HTMLElement>(`[data-action=${next}]`)?.focus()
  }

  async function press(action: Action) {
    setCurrent(action)
    if (action === 'picture') return chooser.current?.click()
    if (action === 'link') return setLink(editor, onLink)
    actions[action].onPress?.(editor)
  }

  async function take(files: FileList | null) {
    const [file] = files ?? []
    if (chooser.current) chooser.current.value = '' // the same one again is a change too
    const attrs = file && (await onPicture(file))
    if (attrs) editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
  }

  return (
    <div className="rich-text-bar" role="toolbar" aria-label={labels.toolbar} ref={bar} onKeyDown={move}>
      {order.map((action) => (
        <BarButton
          key={action}
          action={action}
          label={labels[action]}
          pressed={state[action]}
          disabled={disabled}
          isStop={action === stop}
          onPress={() => void press(action)}
        >
          {actions[action].sign}
        </BarButton>
      ))}
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/gif,image/webp"
        aria-label={labels.picture}
        onChange={(event) => void take(event.target.files)}
      />
    </div>
  )
}

/** Links the chosen words; an empty address takes the link away. */
async function setLink(editor: Editor, onLink: Props['onLink']) {
  const before: unknown = editor.getAttributes('link').href
  const href = await onLink(typeof before === 'string' ? before : '')
  if (href === undefined) return
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === '') return void chain.unsetLink().run()
  // Nothing chosen: the address itself is what is read.
  if (editor.state.selection.empty && !before)
    return void chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  chain.setLink({ href }).run()
}

type ButtonProps = {
  action: Action
  label: string
  pressed: boolean | undefined
  disabled: boolean
  isStop: boolean
  onPress: () => void
  children: ReactNode
}

function BarButton({ action, label, pressed, disabled, isStop, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      className="rich-text-action"
      data-action={action}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      tabIndex={isStop ? 0 : -1}
      // The words that were chosen stay chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
