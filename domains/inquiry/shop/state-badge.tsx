import { Badge } from '@sillage/ui/badge.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type InquiryState, stateNames } from '../words.ts'

const tones = { open: 'accent', in_progress: 'accent', answered: 'done', closed: 'idle' } as const

/** How far an inquiry is. */
export function StateBadge({ state }: { state: InquiryState }) {
  const t = usePhrases()
  return <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
}
