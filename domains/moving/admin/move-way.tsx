import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { MoveStep } from '../words.ts'

const places = ['파일 올리기', '미리 실행', '옮기기'] as const
/** How many of the places lie behind. */
const behind: Record<MoveStep, number> = { reading: 1, comparing: 1, ready: 1, failed: 1, applying: 2, done: 3 }

/** The steps from the files to the shop, and at which a move is. */
export function MoveWay({ step }: { step: MoveStep }) {
  const t = usePhrases()
  const at = behind[step]
  return (
    <ol className="way">
      {places.map((place, nth) => (
        <li
          key={place}
          className={nth < at ? 'done' : nth === at ? 'now' : ''}
          aria-current={nth === at ? 'step' : undefined}
        >
          <i aria-hidden="true">{nth < at ? '✓' : nth + 1}</i>
          {t(place)}
        </li>
      ))}
    </ol>
  )
}
