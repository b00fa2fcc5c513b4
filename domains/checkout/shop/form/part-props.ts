import type { Quote } from '../../contract.ts'
import type { Draft } from './draft.ts'
import type { Change } from './use-draft.ts'

/** What every part of the form works with. */
export type PartProps = {
  draft: Draft
  change: Change
  quote: Quote
  errors: Record<string, string[] | undefined>
  /** For a field that is being edited. */
  clear: (field: string) => void
}
