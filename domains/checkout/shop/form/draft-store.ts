import { storedJson } from '@sillage/web-kit/stored-value.ts'
import { type Draft, emptyDraft } from './draft.ts'

/** Counted up when a draft is something else than before: an older one is forgotten. */
const version = 1

/** Keeps a draft for this tab alone. Storage may be switched off: then a reload begins again. */
export function createDraftStore(storage: () => Storage) {
  const stored = storedJson(storage, 'checkout', parseStored)
  return {
    /**
     * This person's stored draft. A guest's draft becomes theirs when they sign in; a member's is never shown to
     * another person.
     */
    read(owner: string): Draft | null {
      const draft = stored.read()?.draft
      return draft && (draft.owner === '' || draft.owner === owner) ? draft : null
    },
    write: (draft: Draft) => stored.write({ version, draft }),
    forget: stored.remove,
  }
}

function parseStored(value: unknown): { version: number; draft: Draft } | null {
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== version) return null
  return { version, draft: likeOf(emptyDraft, 'draft' in value ? value.draft : null) }
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
