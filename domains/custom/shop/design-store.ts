import type { Design } from '../design-contract.ts'
import { isDesign } from '../stored-personal.ts'
import type { DesignKind } from '../words.ts'

const kept = 12
const keyOf = (kind: DesignKind) => `designs_${kind}`

type Stored = { last: Design | null; saved: Design[] }
const nothing: Stored = { last: null, saved: [] }

/** The designs of this browser: the last one that was worked on, and those that were saved, newest first. */
export function readDesigns(kind: DesignKind): Stored {
  try {
    const stored: Partial<Stored> = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}')
    const isMine = (design: Design | null | undefined): design is Design => isDesign(design) && design.kind === kind
    return {
      last: isMine(stored.last) ? stored.last : null,
      saved: Array.isArray(stored.saved) ? stored.saved.filter(isMine) : [],
    }
  } catch {
    return nothing
  }
}

function write(kind: DesignKind, designs: Stored) {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(designs))
  } catch {
    // Nothing can be stored here: the design lasts as long as the page.
  }
}

export const keepLast = (design: Design) => write(design.kind, { ...readDesigns(design.kind), last: design })

export function removeSaved(design: Design) {
  const text = JSON.stringify(design)
  const { last, saved } = readDesigns(design.kind)
  write(design.kind, { last, saved: saved.filter((each) => JSON.stringify(each) !== text) })
}

export function keepSaved(design: Design) {
  const text = JSON.stringify(design)
  const others = readDesigns(design.kind).saved.filter((each) => JSON.stringify(each) !== text)
  write(design.kind, { last: design, saved: [design, ...others].slice(0, kept) })
}
