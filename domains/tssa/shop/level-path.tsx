import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { type CourseLevel, courseLevelNames, courseLevels } from '../../course/words.ts'
import './level-path.css'

type Props = {
  /** Levels that are behind, and the one someone is in. */
  done?: readonly CourseLevel[]
  here?: CourseLevel | undefined
  small?: boolean
  of: (level: CourseLevel) => ReactNode
}

const heights = { large: [109, 83, 57, 33], small: [44, 39, 33, 26] }
const wedges = {
  large: 'M0 108C300 105 500 84 700 66C900 48 1060 30 1200 12L1200 46C1060 62 900 78 700 86C500 95 300 108 0 111Z',
  small: 'M0 43C300 42 500 34 700 28C900 22 1060 14 1200 6L1200 26C1060 32 900 36 700 38C500 41 300 45 0 45Z',
}

/** The levels as a path that widens: what is behind, where one stands, and what opens the rest. */
export function LevelPath({ done = [], here, small = false, of }: Props) {
  const t = usePhrases()
  const size = small ? 'small' : 'large'
  return (
    <div className={small ? 'level-path-wrap level-path-small' : 'level-path-wrap'}>
      <div className="level-path-line" aria-hidden="true">
        <svg viewBox={`0 0 1200 ${small ? 64 : 168}`} preserveAspectRatio="none">
          <title>{t('단계')}</title>
          <path d={wedges[size]} />
        </svg>
      </div>
      <ol className={small ? 'level-path level-path-compact' : 'level-path'}>
        {courseLevels.map((level, at) => (
          <li
            key={level}
            style={{ '--y': `${heights[size][at]}px` }}
            className={done.includes(level) ? 'done' : undefined}
            aria-current={level === here ? 'step' : undefined}
          >
            <h3>{t(courseLevelNames[level])}</h3>
            {of(level)}
          </li>
        ))}
      </ol>
    </div>
  )
}
