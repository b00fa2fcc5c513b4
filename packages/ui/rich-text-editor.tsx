import { noText, type RichText, type TextPicture } from '@sillage/kit/rich-text.ts'
import { safeHref } from '@sillage/kit/rich-text-href.ts'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { PictureNode } from './rich-text-picture.ts'
import { tableNodes } from './rich-text-table.ts'
import { RichTextToolbar, type ToolbarLabels } from './rich-text-toolbar.tsx'
import './field.css'
import './rich-text.css'
import './rich-text-editor.css'

export type RichTextEditorProps = {
  /** What is written so far. The editor keeps its own, and takes this one where it has to begin again. */
  text: RichText
  onChange: (text: RichText) => void
  label: string
  labels: ToolbarLabels
  /** Takes a picture in and answers what the text is to show; undefined where it was refused, and why was shown. */
  onPicture: (file: File) => Promise<TextPicture | undefined>
  /** Asks for an address; undefined leaves everything as it is, an empty one takes the link away. */
  onLink: (href: string) => Promise<string | undefined>
  disabled?: boolean | undefined
  lang?: string | undefined
  id?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
}

const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (href) => safeHref(href) !== null,
      HTMLAttributes: plain(),
    },
  }),
  PictureNode,
  ...tableNodes,
]

/** Links are drawn as the page draws them, without what the library would add. */
function plain() {
  return { target: null, rel: null, class: null }
}

/** ProseMirror wants at least one block. */
const startOf = (text: RichText) => (text.content.length > 0 ? text : { ...noText, content: [{ type: 'paragraph' }] })

/** Writing a text with its shape. It comes in a chunk of its own: only who writes loads it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { text, onChange, label, labels, onPicture, onLink, disabled = false, lang, id, describedBy, invalid } = props
  // Gone while keep-alive hides its page, and made again with the page.
  const editor: Editor | null = useEditor({
    extensions,
    content: startOf(text),
    editable: !disabled,
    // The shop's content policy takes no style elements: what it needs of style is in our own sheet.
    injectCSS: false,
    // What it draws is the browser's alone, and comes at once.
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: 'rich-text rich-text-area',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(id && { id }),
        ...(lang && { lang }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    },
    // A tree of this schema, made by its own library.
    onUpdate: ({ editor }) => onChange(editor.getJSON() as RichText),
  })
  useEffect(() => {
    // Read once when it is made, and never again by itself.
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  if (!editor) return <div className="rich-text-editor rich-text-away" />
  return (
    <div className="rich-text-editor" data-invalid={invalid || undefined}>
      <RichTextToolbar editor={editor} labels={labels} onPicture={onPicture} onLink={onLink} disabled={disabled} />
      <EditorContent editor={editor} />
    </div>
  )
}
