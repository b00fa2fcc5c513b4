import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { FilterLink } from './filter-link.tsx'
import { useChosen } from './filter-words.ts'
import { type AnyListing, listingHref, widened } from './listing-address.ts'
import '@sillage/ui/chip.css'

type Props = { path: string; listing: AnyListing }

/** What the list is narrowed by, each to be taken away, and all of it at once. */
export function FilterChips({ path, listing }: Props) {
  const t = usePhrases()
  const chosen = useChosen()(listing)
  if (chosen.length === 0) return null
  return (
    <div className="chips filter-chips">
      {chosen.map(({ key, label, without }) => (
        <FilterLink
          key={key}
          name={`chip ${key}`}
          className="chip"
          href={listingHref(path, { ...without, page: 1 })}
          label={t('{name} 빼기', { name: label })}
        >
          {label}
          <Icon name="close" size="sm" />
        </FilterLink>
      ))}
      <FilterLink name="clear" className="chip chip-clear" href={listingHref(path, { ...widened(listing), page: 1 })}>
        {t('모두 지우기')}
      </FilterLink>
    </div>
  )
}
