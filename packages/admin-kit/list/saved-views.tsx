import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Query } from '@sillage/web-kit/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useState } from 'react'
import { Button } from '../button.tsx'
import { FormDialog } from '../form/form-panel.tsx'
import { Icon } from '../icon.tsx'
import { useAction } from '../use-action.ts'
import { sameQuery } from './same-query.ts'

export type SavedView = { id: number; name: string; query: Record<string, string>; shared: boolean; mine: boolean }

/** Where views are stored; the kit does not know. */
export type SavedViews = {
  list: (list: string) => Query<{ data: SavedView[] }>
  save: (list: string, view: Pick<SavedView, 'name' | 'query' | 'shared'>) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  /** May remove what others have shared. */
  canRemoveShared: boolean
}

const SavedViewsContext = createContext<SavedViews | null>(null)
export const SavedViewsProvider = SavedViewsContext.Provider
export const useSavedViews = () => use(SavedViewsContext)

type Props = {
  list: string
  saved: SavedViews
  conditions: Record<string, string>
  /** The conditions are those of a view that is always there. */
  isKnown: boolean
  onChoose: (query: Record<string, string>) => void
}

/** The views that someone saved, and saving the present conditions as one. */
export function SavedTabs({ list, saved, conditions, isKnown, onChoose }: Props) {
  const t = usePhrases()
  const [saving, setSaving] = useState(false)
  const { data } = useQuery(saved.list(list))
  const views = data?.data ?? []
  const current = views.find(({ query }) => sameQuery(query, conditions))
  const { run: remove, pending } = useAction(saved.remove, { after: () => onChoose({}) })
  return (
    <>
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-current={view === current || undefined}
          onClick={() => onChoose(view.query)}
        >
          {view.name}
          {view.shared && <i>{t('공유')}</i>}
        </button>
      ))}
      {!current && !isKnown && (
        <button type="button" aria-label={t('이 조건을 보기로 저장')} onClick={() => setSaving(true)}>
          <Icon name="plus" />
        </button>
      )}
      {current && (current.mine || saved.canRemoveShared) && (
        <span className="views-act">
          <Button
            small
            look="quiet"
            icon="close"
            disabled={pending}
            aria-label={t('{name} 보기 지우기', { name: current.name })}
            onClick={() => remove(current.id)}
          />
        </span>
      )}
      {saving && (
        <FormDialog
          title={t('이 조건을 보기로 저장')}
          fields={[
            { name: 'name', label: t('보기 이름'), kind: 'text', wide: true },
            { name: 'shared', label: t('직원 모두에게 보여요'), kind: 'check', wide: true },
          ]}
          initial={{ name: '', shared: false }}
          save={(view) => saved.save(list, { ...view, query: conditions })}
          done={() => t('보기를 저장했어요.')}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}
