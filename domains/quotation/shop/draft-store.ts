import { storedText } from '@sillage/web-kit/stored-value.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { draftText, parseDraft } from './draft-text.ts'

const key = 'quotation_draft'

/** The draft in this browser's storage, shared by its tabs. Where nothing can be stored it lasts as long as the page. */
export function createDraftStore(storage: () => Storage) {
  const stored = storedText(storage, key)
  let text: string | null = null
  let draft = emptyDraft
  let kept = true

  /** The same object for as long as nothing changed, in this tab or another. */
  function get() {
    const found = kept ? stored.read() : text
    if (found !== text) {
      text = found
      draft = parseDraft(found)
    }
    return draft
  }

  function save() {
    kept = stored.write(text ?? '')
  }

  const listeners = createListeners()

  return {
    get,
    isKept: () => kept,
    /** Always from what is stored now: another tab may have written since this one looked. */
    change(update: (draft: Draft) => Draft) {
      const next = update(get())
      if (next === draft) return
      draft = next
      text = draftText(next)
      save()
      listeners.tell()
    },
    subscribe: listeners.subscribe,
  }
}

/** Those who want to know of a change, in this tab or another. */
function createListeners() {
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  // Without a key all of the storage was emptied.
  const hear = (event: StorageEvent) => (event.key === key || event.key === null) && tell()

  return {
    tell,
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', hear)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', hear)
      }
    },
  }
}
