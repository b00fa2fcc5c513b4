import { storedJson } from '@sillage/web-kit/stored-value.ts'
import type { Design } from '../design-contract.ts'
import { isDesign } from '../stored-personal.ts'
import type { DesignKind } from '../words.ts'

const kept = 12

type Stored = { last: Design | null; saved: Design[] }

/** The designs of this browser: the last one that was worked on, and those that were saved, newest first. */
const storeOf = (kind: DesignKind) =>
  storedJson<Stored>(
    () => localStorage,
    `designs_${kind}`,
    (value) => {
      const { last, saved }: Partial<Stored> = Object(value)
      const isMine = (design: Design | null | undefined): design is Design => isDesign(design) && design.kind === kind
      return { last: isMine(last) ? last : null, saved: Array.isArray(saved) ? saved.filter(isMine) : [] }
    },
  )

export const readDesigns = (kind: DesignKind): Stored => storeOf(kind).read()

export const keepLast = (design: Design) => storeOf(design.kind).write({ ...readDesigns(design.kind), last: design })

export function removeSaved(design: Design) {
  const text = JSON.stringify(design)
  const { last, saved } = readDesigns(design.kind)
  storeOf(design.kind).write({ last, saved: saved.filter((each) => JSON.stringify(each) !== text) })
}

export function keepSaved(design: Design) {
  const text = JSON.stringify(design)
  const others = readDesigns(design.kind).saved.filter((each) => JSON.stringify(each) !== text)
  storeOf(design.kind).write({ last: design, saved: [design, ...others].slice(0, kept) })
}
