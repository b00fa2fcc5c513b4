import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Inquiry } from '../contract.ts'
import type { InquiryTopic } from '../words.ts'
import { useKeepInquiry } from './use-inquiry.ts'

type Draft = { topic: string; title: string; body: string }
const empty: Draft = { topic: '', title: '', body: '' }

/** A question being written or changed: its draft, its files, and how it is sent. */
export function useInquiryForm(inquiry: Inquiry | undefined) {
  const { api } = useShop()
  const { user } = useSession()
  const navigate = useNavigate()
  const keepInquiry = useKeepInquiry()
  const first = inquiry?.messages[0]
  const start = inquiry && first ? { topic: inquiry.topic, title: inquiry.title, body: first.body } : empty
  // Several members may share a browser: each has drafts of their own.
  const { draft, change, clear } = useStoredDraft<Draft>(`inquiry_draft ${user?.mb_id} ${inquiry?.id ?? 'new'}`, start)
  const [files, setFiles] = useState<File[]>([])
  const [kept, setKept] = useState(first?.files ?? [])
  const [round, setRound] = useState(0)
  const [progress, setProgress] = useState<number | null>(null)

  function send() {
    // The server refuses a topic that is none, and says so under the field.
    const body = { ...draft, topic: draft.topic as InquiryTopic, files }
    const hear = files.length > 0 ? setProgress : undefined
    hear?.(0)
    if (!inquiry) return api.inquiry.create({ body, progress: hear })
    const keep = kept.map(({ id }) => id)
    return api.inquiry.change({ params: { id: inquiry.id }, body: { ...body, keep }, progress: hear })
  }

  const {
    submit,
    pending,
    errors,
    clear: clearError,
  } = useSubmit(() => send().finally(() => setProgress(null)), {
    onDone(sent) {
      clear(inquiry ? draft : empty)
      setFiles([])
      setRound((now) => now + 1)
      keepInquiry(sent)
      return navigate(`/my-page/inquiry/${sent.id}/show`, { replace: true })
    },
  })

  return {
    draft,
    files,
    kept,
    progress,
    pending,
    errors,
    /** Counts what was sent: a page that stays alive begins again. */
    round,
    submit: () => submit(undefined),
    write(changes: Partial<Draft>) {
      for (const field of Object.keys(changes)) clearError(field)
      change(changes)
    },
    setFiles(next: File[]) {
      clearError('files')
      setFiles(next)
    },
    takeOut: (id: string) => setKept((now) => now.filter((file) => file.id !== id)),
  }
}
