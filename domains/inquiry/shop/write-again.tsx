import { Button } from '@sillage/ui/button.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { FilesField } from '@sillage/web-kit/files-field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../session.ts'
import type { Inquiry } from '../contract.ts'
import { inquiryLimits } from '../words.ts'

type Words = { body: string; files: File[] }
type Props = {
  inquiry: Inquiry
  send: (words: Words, progress: ((share: number) => void) | undefined) => Promise<Inquiry>
  onSent: (inquiry: Inquiry) => void
}

/** A further message from the asker; a closed inquiry is open again. */
export function WriteAgain({ inquiry: { id, state, messages }, send, onSent }: Props) {
  const t = usePhrases()
  const { user } = useSession()
  const { draft, change, clear } = useStoredDraft(`inquiry_draft ${user?.mb_id ?? 'guest'} ${id} again`, { body: '' })
  const [files, setFiles] = useState<File[]>([])
  const [progress, setProgress] = useState<number | null>(null)
  const over = state === 'answered' || state === 'closed'

  function write() {
    return send({ ...draft, files }, files.length > 0 ? setProgress : undefined).finally(() => setProgress(null))
  }
  const form = useSubmit(write, {
    onDone(sent) {
      clear()
      setFiles([])
      onSent(sent)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    return form.submit(undefined)
  }

  return (
    <form className="inquiry-form" method="post" noValidate onSubmit={submit}>
      <TextArea
        // A new one after each message: the area counts its emails itself.
        key={messages.length}
        label={t(over ? '더 궁금한 점이 있나요?' : '추가로 남길 내용')}
        name="body"
        rows={4}
        max={inquiryLimits.body}
        value={draft.body}
        error={form.errors.body?.[0]}
        onChange={(event) => {
          form.clear('body')
          change({ body: event.target.value })
        }}
      />
      <FilesField
        files={files}
        onChange={(next) => {
          form.clear('files')
          setFiles(next)
        }}
        error={form.errors.files?.[0]}
        disabled={form.pending}
      />
      {progress !== null && <ProgressBar label={t('보내는 중')} value={progress * 100} shown />}
      <div className="button-row">
        <Button type="submit" busy={form.pending}>
          {t(over ? '다시 문의하기' : '이어서 보내기')}
        </Button>
      </div>
    </form>
  )
}
