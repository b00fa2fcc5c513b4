import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Difference } from './differences.ts'

/** Fields with the old value struck and the new one beside it. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const t = usePhrases()
  if (differences.length === 0) return null
  return (
    <ul className="differences">
      {differences.map(({ label, before, after }, at) => (
        <li key={at}>
          <span className="mute">{label}</span> {before && <s>{before}</s>} {after || t('없음')}
        </li>
      ))}
    </ul>
  )
}
