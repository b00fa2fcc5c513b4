import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Facets } from '../contract.ts'
import { scentFamilies } from '../words.ts'
import { FilterLink } from './filter-link.tsx'
import { offeredWords } from './filter-offer.ts'
import { FilterPrice } from './filter-price.tsx'
import { filterWords, groupTitles } from './filter-words.ts'
import { type AnyListing, listingHref, toggled, type WordGroup, wordGroups, wordsOf } from './listing-address.ts'
import { Swatch } from './swatch.tsx'
import '@sillage/ui/checkbox.css'
import './filter-panel.css'

type Props = { path: string; listing: AnyListing; facets: Facets }

/** The column beside a list. Links only, so that it works before scripts do; on a phone it is a sheet instead. */
export function FilterPanel({ path, listing, facets }: Props) {
  const t = usePhrases()
  return (
    <aside className="filters" id="filters" aria-label={t('상품 필터')}>
      {wordGroups.map((group) => (
        <Group key={group} group={group} path={path} listing={listing} facets={facets} />
      ))}
      <section aria-label={t('가격')}>
        <p className="filters-title" aria-hidden="true">
          {t('가격')}
        </p>
        <FilterPrice path={path} listing={listing} facets={facets} />
      </section>
      <section>
        <FilterLink
          name="in_stock"
          className="check"
          href={listingHref(path, { ...listing, page: 1, in_stock: listing.in_stock ? undefined : 'true' })}
          chosen={listing.in_stock === 'true'}
        >
          <i className="check-box" aria-hidden="true" />
          {t('품절 빼고 보기')}
          {facets.counts && <small className="num end">{facets.counts.stock.in_stock}</small>}
        </FilterLink>
      </section>
    </aside>
  )
}

function Group({ group, path, listing, facets }: Props & { group: WordGroup }) {
  const t = usePhrases()
  const offered = offeredWords(group, listing, facets)
  if (offered.length === 0) return null
  return (
    <section aria-label={t(groupTitles[group])}>
      <p className="filters-title" aria-hidden="true">
        {t(groupTitles[group])}
      </p>
      <ul>
        {offered.map(({ word, count }) => (
          <li key={word}>
            <FilterLink
              name={`${group} ${word}`}
              className="check"
              href={listingHref(path, { ...toggled(listing, group, word), page: 1 })}
              chosen={wordsOf(listing, group).includes(word)}
            >
              <i className="check-box" aria-hidden="true" />
              <FamilyDot word={word} />
              {t(filterWords[group][word] ?? word)}
              {count !== undefined && <small className="num end">{count}</small>}
            </FilterLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function FamilyDot({ word }: { word: string }) {
  const family = scentFamilies.find((each) => each === word)
  return family ? <Swatch family={family} /> : null
}
