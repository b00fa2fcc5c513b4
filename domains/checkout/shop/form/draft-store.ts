import { type Draft, emptyDraft } from './draft.ts'

const key = 'checkout'
/** Counted up when a draft is something else than before: an older one is forgotten. */
const version = 1

/** Keeps a draft for this tab alone. Storage may be switched off: then a reload begins again. */
export function createDraftStore(storage: () => Storage) {
  return {
    /** What this person left here. What a guest typed goes with them when they sign in; a member's goes to no one else. */
    read(owner: string): Draft | null {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null')
        if (typeof kept !== 'object' || kept === null || !('version' in kept) || kept.version !== version) return null
        const draft = likeOf(emptyDraft, 'draft' in kept ? kept.draft : null)
        return draft.owner === '' || draft.owner === owner ? draft : null
      } catch {
        return null
      }
    },
    write(draft: Draft) {
      try {
        storage().setItem(key, JSON.stringify({ version, draft }))
      } catch {
        // The form itself still holds everything.
      }
    },
    forget() {
      try {
        storage().removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

export const draftStore = createDraftStore(() => sessionStorage)

/** Whatever of a value has the shape of a pattern, and the pattern where it has not. */
function likeOf<Pattern extends object>(pattern: Pattern, value: unknown): Pattern {
  if (typeof value !== 'object' || value === null) return pattern
  const found = new Map<string, unknown>(Object.entries(value))
  const names = Object.keys(pattern)
  // A map from ids to ids has no names of its own.
  if (names.length === 0)
    return Object.fromEntries([...found].filter(([, each]) => typeof each === 'number')) as Pattern
  const entries = Object.entries(pattern).map(([name, part]) => {
    const kept = found.get(name)
    if (typeof part === 'object' && part !== null) return [name, likeOf(part, kept)]
    return [name, typeof kept === typeof part ? kept : part]
  })
  // Every name of the pattern is there, each with a value of the pattern's kind.
  return Object.fromEntries(entries) as Pattern
}
