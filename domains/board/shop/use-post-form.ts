import { Problem } from '@sillage/kit/problem.ts'
import { noText, type RichText } from '@sillage/kit/rich-text.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { readStoredDraft, useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../session.ts'

/** Everything a form of a post holds, as texts: so it lies in a browser until it is sent. */
export type PostDraft = {
  version: string
  title: string
  title_en: string
  body: string
  body_en: string
  draft: string
  shown_from: string
  shown_until: string
} & Record<string, string>

const nothing = JSON.stringify(noText)
export const emptyPost = {
  version: '',
  title: '',
  title_en: '',
  body: nothing,
  body_en: nothing,
  draft: 'false',
  shown_from: '',
  shown_until: '',
}

/** What every board has of a post, as its draft says it. */
export const draftTexts = ({ version, title, title_en, body, body_en, draft, shown_from, shown_until }: PostTexts) => ({
  version: String(version),
  title,
  title_en,
  body: JSON.stringify(body),
  body_en: JSON.stringify(body_en),
  draft: String(draft),
  shown_from: shown_from ?? '',
  shown_until: shown_until ?? '',
})

type PostTexts = {
  version: number
  title: string
  title_en: string
  body: RichText
  body_en: RichText
  draft: boolean
  shown_from: string | null
  shown_until: string | null
}
export type Post = { id: number; version: number }
type Options<Draft extends PostDraft, Saved extends Post> = {
  /** Which post of which board: `notice 3`, `faq new`. */
  name: string
  start: Draft
  save: (draft: Draft) => Promise<Saved>
  /** The version that stands now, to write over on purpose. */
  current: () => Promise<Post>
  onSaved: (saved: Saved) => unknown
  remove: () => Promise<{ message: string }>
  /** Where a deleted post leads to. */
  listPath: string
  onRemoved: () => unknown
}

/** A post being written: its draft, how it is sent, and what happens when someone else was faster. */
export function usePostForm<Draft extends PostDraft, Saved extends Post>(options: Options<Draft, Saved>) {
  const { name, start, save, current, onSaved } = options
  const { user } = useSession()
  // Several members may share a browser: each has drafts of their own.
  const key = `post_draft ${user?.mb_id} ${name}`
  const { draft, change, clear } = useStoredDraft<Draft>(key, start)
  const [kept, setKept] = useState(() => Object.keys(readStoredDraft(key, Object.keys(start))).length > 0)
  const [conflict, setConflict] = useState(false)
  /** Counts the texts that were put in from outside: the editors begin again with each. */
  const [round, setRound] = useState(0)
  const remove = useRemoving(options)

  async function send(written: Draft) {
    try {
      return await save(written)
    } catch (error) {
      if (error instanceof Problem && error.status === 409) setConflict(true)
      throw error
    }
  }
  const form = useSubmit(send, {
    onDone(saved) {
      begin(start)
      return onSaved(saved)
    },
  })

  /** The draft is done with, be it sent or thrown away. */
  function begin(next: Draft) {
    clear(next)
    setKept(false)
    setConflict(false)
    setRound((now) => now + 1)
  }

  return {
    draft,
    round,
    kept,
    conflict,
    remove,
    pending: form.pending,
    errors: form.errors,
    write(changes: Partial<Draft>) {
      for (const field of Object.keys(changes)) form.clear(field)
      change(changes)
    },
    clearError: form.clear,
    submit: () => form.submit(draft),
    discard: () => begin(start),
    /** The reader has seen that someone else changed it, and means this one. */
    async overwrite() {
      const { version } = await current()
      setConflict(false)
      const mine = { ...draft, version: String(version) }
      change(mine)
      await form.submit(mine)
    },
  }
}

function useRemoving({
  remove,
  listPath,
  onRemoved,
}: Pick<Options<PostDraft, Post>, 'remove' | 'listPath' | 'onRemoved'>) {
  const t = usePhrases()
  const { confirm } = useDialogs()
  const data = useDataCalls()
  const navigate = useNavigate()
  return async () => {
    const message = t('이 글을 지울까요? 지운 글은 되돌릴 수 없어요.')
    if (!(await confirm({ message, confirmLabel: t('지우기'), danger: true }))) return
    await data.remove('post', remove)
    await navigate(listPath, { replace: true })
    await onRemoved()
  }
}
