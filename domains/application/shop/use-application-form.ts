import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Application } from '../contract.ts'
import {
  type ApplicationKind,
  type ApplicationText,
  type ApplicationTexts,
  applicationTexts,
  type channels,
  emptyTexts,
  type volumes,
} from '../words.ts'

type Step = 'draft' | 'send'
type Options = { kind: ApplicationKind; application: Application | undefined; onDone: (sent: Application) => unknown }

const fields = Object.keys(applicationTexts) as ApplicationText[] // its own keys

const textsOf = (application: Application): ApplicationTexts => ({
  ...emptyTexts,
  ...Object.fromEntries(fields.map((field) => [field, application[field]])),
})

/** An application being written or changed: its draft, its documents, and how it is saved or sent. */
export function useApplicationForm({ kind, application, onDone }: Options) {
  const { api } = useShop()
  const { user } = useSession()
  const known = { ...emptyTexts, name: user?.mb_name ?? '', hp: user?.mb_hp ?? '' }
  const start = application ? textsOf(application) : known
  // Several members may share a browser; and what was saved on the server since is newer than the draft here.
  const version = application ? `${application.id} ${application.changed_at}` : 'new'
  const { draft, change, clear } = useStoredDraft<ApplicationTexts>(
    `application_draft ${user?.mb_id} ${kind} ${version}`,
    start,
  )
  const [files, setFiles] = useState<File[]>([])
  const [kept, setKept] = useState(application?.files ?? [])
  const [step, setStep] = useState<Step>('send')
  const [progress, setProgress] = useState<number | null>(null)

  function send(step: Step) {
    // The server refuses what is none of its choices, and says so under the field.
    const channel = draft.channel as (typeof channels)[number] | ''
    const volume = draft.volume as (typeof volumes)[number] | ''
    const body = { ...draft, channel, volume, step, files }
    const hear = files.length > 0 ? setProgress : undefined
    hear?.(0)
    if (!application) return api.application.create({ body: { ...body, kind }, progress: hear })
    const keep = kept.map(({ id }) => id)
    return api.application.change({ params: { id: application.id }, body: { ...body, keep }, progress: hear })
  }

  const form = useSubmit((step: Step) => send(step).finally(() => setProgress(null)), {
    onDone(sent) {
      clear(draft)
      setFiles([])
      return onDone(sent)
    },
  })

  return {
    draft,
    files,
    kept,
    progress,
    step,
    errors: form.errors,
    pending: form.pending,
    submit(step: Step) {
      setStep(step)
      return form.submit(step)
    },
    write(changes: Partial<ApplicationTexts>) {
      for (const field of Object.keys(changes)) form.clear(field)
      change(changes)
    },
    setFiles(next: File[]) {
      form.clear('files')
      setFiles(next)
    },
    takeOut: (id: string) => setKept((now) => now.filter((file) => file.id !== id)),
  }
}

export type ApplicationDraft = ReturnType<typeof useApplicationForm>
