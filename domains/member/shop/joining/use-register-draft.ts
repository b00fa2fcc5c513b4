import { useEffect, useLayoutEffect, useState } from 'react'
import { createDraftStore, emptyDraft, type RegisterDraft } from './register-draft.ts'

const store = createDraftStore(() => sessionStorage)

/** The form's contents; a reload finds them again, except for the passwords. */
export function useRegisterDraft() {
  const [draft, setDraft] = useState(emptyDraft)
  // After hydration: the server knew nothing of what was typed.
  useLayoutEffect(() => {
    const kept = store.read()
    if (kept) setDraft(kept)
  }, [])
  useEffect(() => {
    if (draft !== emptyDraft) store.write(draft)
  }, [draft])
  return {
    draft,
    change: (part: Partial<RegisterDraft>) => setDraft((before) => ({ ...before, ...part })),
    forget() {
      store.forget()
      setDraft(emptyDraft)
    },
  }
}
