import { State } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { LineState as Name } from '../words.ts'
import { lineStateLooks } from './state-looks.ts'

/** The state of an order or of one of its lines. */
export function LineState({ state }: { state: Name }) {
  const t = usePhrases()
  const look: { label: string; tone: (typeof lineStateLooks)[Name]['tone']; at?: number } = lineStateLooks[state]
  return (
    <State tone={look.tone} at={look.at}>
      {t(look.label)}
    </State>
  )
}
