import { type ChangeEvent, type ComponentProps, type CompositionEvent, type ReactNode, useState } from 'react'
import { cutText } from './cut-text.ts'
import { Field } from './field.tsx'
import './text-area.css'

type FieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'required' | 'error' | 'hint'>
type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'required' | 'maxLength' | 'onCompositionEnd'> & {
    /** Above 0, text is cut to that length; say so in `hint`. */
    max?: number
  }

/** Several lines of text in their field. */
export function TextArea({ label, required, error, hint, max = 0, onChange, ...input }: Props) {
  const [length, setLength] = useState(String(input.value ?? input.defaultValue ?? '').length)

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const { currentTarget: area, nativeEvent } = event
    const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing
    const text = composing ? area.value : cutText(area.value, max)
    if (text !== area.value) {
      const caret = area.selectionStart
      area.value = text
      area.setSelectionRange(caret, caret)
    }
    setLength(text.length)
    onChange?.(event)
  }

  // Cutting while a Hangul syllable is being put together would break it, so it is cut when done. The browser says
  // nothing of that change by itself; setRangeText and the event let React and the page hear of it.
  function composed({ currentTarget: area }: CompositionEvent<HTMLTextAreaElement>) {
    const { length: kept } = cutText(area.value, max)
    if (kept === area.value.length) return
    area.setRangeText('', kept, area.value.length)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <Field
      label={label}
      name={input.name}
      required={required}
      error={error}
      hint={hint && (max > 0 ? <HintWithCount hint={hint} count={`${Math.min(length, max)} / ${max}`} /> : hint)}
    >
      {(control) => (
        <textarea {...input} {...control} className="input" onChange={change} onCompositionEnd={composed} />
      )}
    </Field>
  )
}

function HintWithCount({ hint, count }: { hint: ReactNode; count: string }) {
  return (
    <span className="text-hint">
      <span>{hint}</span>
      <span className="num" aria-hidden="true">
        {count}
      </span>
    </span>
  )
}
