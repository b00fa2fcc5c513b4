import { Field } from '@sillage/admin-kit/field.tsx'
import { useToast } from '@sillage/admin-kit/toasts.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { type Counted, readScan, withLines, withScan } from './counting.ts'

type Props = {
  counted: Counted
  /** The code of what was scanned before by its barcode. */
  codeOf: (scanned: string) => string
  onCounted: (counted: Counted) => void
  /** Lines that were pasted, for what else stands in them. */
  onPasted?: ((text: string) => void) | undefined
  hint: string
}

/** The cursor stays here, so that the next scan needs no hand. `CODE 12` says how many at once. */
export function ScanField({ counted, codeOf, onCounted, onPasted, hint }: Props) {
  const t = usePhrases()
  const say = useToast()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    const scan = readScan(typed)
    if (!scan) return
    onCounted(withScan(counted, codeOf(scan.sku), scan.count))
    setTyped('')
    input.current?.focus()
  }
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const { counted: next, read } = withLines(counted, text)
    onCounted(next)
    onPasted?.(text)
    say({ text: t('{count}줄을 넣었어요.', { count: read }) })
  }
  return (
    <form onSubmit={submit}>
      <Field label={t('상품 코드나 바코드')} hint={hint}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input input-lg"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the one who opens this screen has a scanner in hand
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onPaste={paste}
          />
        )}
      </Field>
    </form>
  )
}
