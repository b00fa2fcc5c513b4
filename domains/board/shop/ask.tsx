import { Dialog } from '@sillage/ui/dialog.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type FormEvent, useState } from 'react'

type Question = {
  title: string
  label: string
  value: string
  hint?: string
  /** What is wrong with an answer; undefined where it will do. */
  check?: (answer: string) => string | undefined
}
type Asked = Question & { onAnswer: (answer: string | undefined) => void }

/** Asks for a line of text: `ask` resolves to it, or to undefined where no one answered. `asking` is to be drawn. */
export function useAsk() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (question: Question) =>
    new Promise<string | undefined>((resolve) => {
      setAsked({
        ...question,
        onAnswer(answer) {
          setAsked(null)
          resolve(answer)
        },
      })
    })
  return { ask, asking: asked && <AskDialog {...asked} /> }
}

function AskDialog({ title, label, value, hint, check, onAnswer }: Asked) {
  const t = usePhrases()
  const [answer, setAnswer] = useState(value)
  const [error, setError] = useState<string>()
  function confirm() {
    const wrong = check?.(answer.trim())
    if (wrong) setError(wrong)
    else onAnswer(answer.trim())
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // It stands above a form of its own, which is not to be sent by this.
    event.stopPropagation()
    confirm()
  }
  return (
    <Dialog
      open
      isForm
      title={title}
      confirmLabel={t('확인')}
      cancelLabel={t('취소')}
      onClose={(reason) => (reason === 'confirm' ? confirm() : onAnswer(undefined))}
    >
      <form noValidate onSubmit={submit}>
        <TextInput
          label={label}
          value={answer}
          hint={hint}
          error={error}
          onChange={(event) => {
            setError(undefined)
            setAnswer(event.target.value)
          }}
        />
      </form>
    </Dialog>
  )
}
