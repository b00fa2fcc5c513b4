import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { View } from './list-props.ts'
import { sameQuery } from './same-query.ts'
import { SavedTabs, useSavedViews } from './saved-views.tsx'

type Props = {
  list: string
  views: readonly View[]
  params: Record<string, string>
  onChoose: (query: Record<string, string>) => void
}

/** Sets of conditions that are asked for every day; the first is everything, and the last are those someone saved. */
export function ListViews({ list, views, params, onChoose }: Props) {
  const t = usePhrases()
  const saved = useSavedViews()
  const { after: _, ...conditions } = params
  const isCurrent = ({ query }: View) => sameQuery(query, conditions)
  const isKnown = Object.keys(conditions).length === 0 || views.some(isCurrent)
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
      {saved && <SavedTabs list={list} saved={saved} conditions={conditions} isKnown={isKnown} onChoose={onChoose} />}
    </nav>
  )
}
