import { useRequestKey } from '@sillage/web-kit/request-key.ts'
import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useSession } from '../../../session.ts'
import { useShop } from '../../../shop.ts'
import { budgets, type MoodAxis, moodAxes, spaces, spaceTraits } from '../../brief.ts'
import type { Requested } from '../../contract.ts'

const first = {
  space: 'cafe',
  area_m2: '86',
  traits: '',
  warmth: '50',
  weight: '50',
  clarity: '50',
  nature: '50',
  words: '',
  link: '',
  budget: 'medium',
  opens_on: '',
  company: '',
  name: '',
  hp: '',
  email: '',
}
type BriefTexts = typeof first

/** What the browser stores may be older than the form: only what the form knows counts. */
const readBrief = (texts: BriefTexts) => ({
  space: spaces.find((each) => each === texts.space) ?? 'cafe',
  area_m2: Number(texts.area_m2),
  traits: spaceTraits.filter((trait) => texts.traits.split(',').includes(trait)),
  mood: Object.fromEntries(moodAxes.map((axis) => [axis, positionOf(texts[axis])])) as Record<MoodAxis, number>,
  words: texts.words,
  link: texts.link.trim(),
  budget: budgets.find((each) => each === texts.budget) ?? 'medium',
  opens_on: texts.opens_on === '' ? null : texts.opens_on,
})
export type BriefAnswers = ReturnType<typeof readBrief>

const positionOf = (text: string) => Math.min(100, Math.max(0, Math.round(Number(text)) || 0))

/** The brief as it is being written, stored in this browser until it is sent. */
export function useBriefForm(onDone: (sent: Requested & { opens_on: string | null }) => void) {
  const { api } = useShop()
  const { user } = useSession()
  const start = { ...first, name: user?.mb_name ?? '', hp: user?.mb_hp ?? '' }
  const draft = useStoredDraft(`fragrance_brief_draft ${user?.mb_id ?? 'guest'}`, start)
  const [files, setFiles] = useState<File[]>([])
  const [consent, setConsent] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const { keyOf } = useRequestKey()
  const answers = readBrief(draft.draft)

  function request() {
    const { company, name, hp, email } = draft.draft
    const asked = { ...answers, company, name, hp, email, consent, files }
    const hear = files.length > 0 ? setProgress : undefined
    hear?.(0)
    return api.quotation
      .requestBrief({ body: { ...asked, request_key: keyOf(asked) }, progress: hear })
      .finally(() => setProgress(null))
  }
  const { submit, pending, errors, clear } = useSubmit(request, {
    onDone(sent) {
      draft.clear(start)
      onDone({ ...sent, opens_on: answers.opens_on })
    },
  })
  return {
    texts: draft.draft,
    answers,
    errors,
    pending,
    progress,
    consent,
    setConsent,
    files,
    isGuest: user === null,
    clear,
    submit: () => submit(undefined),
    write(changes: Partial<BriefTexts>) {
      for (const field of Object.keys(changes)) clear(field)
      draft.change(changes)
    },
    setFiles(next: File[]) {
      clear('files')
      setFiles(next)
    },
  }
}
export type BriefForm = ReturnType<typeof useBriefForm>
