import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { View } from './list-props.ts'

type Props = {
  views: readonly View[]
  asked: Record<string, string>
  onChoose: (query: Record<string, string>) => void
}

/** Sets of conditions that are asked for every day; the first is everything. */
export function ListViews({ views, asked, onChoose }: Props) {
  const t = usePhrases()
  const { after: _, ...conditions } = asked
  const isCurrent = ({ query }: View) => sameQuery(query, conditions)
  return (
    <nav className="views" aria-label={t('보기')}>
      {views.map((view) => (
        <button
          key={view.label}
          type="button"
          aria-current={isCurrent(view) || undefined}
          onClick={() => onChoose(view.query)}
        >
          {view.label}
          {view.count !== undefined && <i>{view.count}</i>}
        </button>
      ))}
    </nav>
  )
}

const sameQuery = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value)
