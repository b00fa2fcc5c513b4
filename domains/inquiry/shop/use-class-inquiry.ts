import { useRequestKey } from '@sillage/web-kit/request-key.ts'
import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { type ClassWish, classSubjects } from '../words.ts'

const empty = { wish: '', subjects: '', company: '', name: '', hp: '', email: '', people: '', day: '', body: '' }
export type ClassDraft = typeof empty

/** As the draft keeps them, comma by comma. */
export const readSubjects = (text: string) => classSubjects.filter((subject) => text.split(',').includes(subject))

/** A question about classes being written: its draft, its files, and how it is sent. */
export function useClassInquiry() {
  const { api, queries, cache } = useShop()
  const { user } = useSession()
  const navigate = useNavigate()
  const start = { ...empty, name: user?.mb_name ?? '', hp: user?.mb_hp ?? '' }
  const { draft, change, clear } = useStoredDraft<ClassDraft>(`class_inquiry_draft ${user?.mb_id ?? 'guest'}`, start)
  const [files, setFiles] = useState<File[]>([])
  const [progress, setProgress] = useState<number | null>(null)
  const [consent, setConsent] = useState(false)
  const [sent, setSent] = useState<number | null>(null)
  const { keyOf, renew } = useRequestKey()

  function send() {
    // The server refuses a wish that is none, and says so under the field.
    const subjects = readSubjects(draft.subjects)
    const asked = { ...draft, wish: draft.wish as ClassWish, subjects, consent, files }
    const body = { ...asked, request_key: keyOf(asked) }
    const hear = files.length > 0 ? setProgress : undefined
    hear?.(0)
    return api.classInquiry.ask({ body, progress: hear }).finally(() => setProgress(null))
  }

  const form = useSubmit(send, {
    onDone({ id, view_key }) {
      clear(start)
      setFiles([])
      renew()
      void cache.invalidateQueries({ queryKey: queries.inquiry.list.key })
      if (view_key) return navigate(`/customer/class-inquiry?${new URLSearchParams({ id: String(id), key: view_key })}`)
      setSent(id)
    },
  })

  return {
    user,
    draft,
    files,
    progress,
    consent,
    sent,
    errors: form.errors,
    pending: form.pending,
    submit: () => form.submit(undefined),
    write(changes: Partial<ClassDraft>) {
      for (const field of Object.keys(changes)) form.clear(field)
      change(changes)
    },
    setFiles(next: File[]) {
      form.clear('files')
      setFiles(next)
    },
    agree(given: boolean) {
      form.clear('consent')
      setConsent(given)
    },
    again: () => setSent(null),
  }
}
