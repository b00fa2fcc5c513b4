import { Button } from '@sillage/ui/button.tsx'
import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Drawer } from '@sillage/ui/drawer.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Facets } from '../contract.ts'
import { offeredWords } from './filter-offer.ts'
import { FamilyDot } from './filter-panel.tsx'
import { PriceFields } from './filter-price-fields.tsx'
import { filterWords, groupTitles } from './filter-words.ts'
import {
  type AnyListing,
  inMoney,
  isNarrowed,
  listingHref,
  narrowingQuery,
  toggled,
  type WordGroup,
  widened,
  wordGroups,
  wordsOf,
} from './listing-address.ts'
import { useCurrency } from './price-text.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  path: string
  listing: AnyListing
  /** Which listing: the category, or what is new; of a search, none. */
  scope: { category?: string | undefined; fresh?: string | undefined }
  facets: Facets
}

/** On a phone several things are chosen in peace, with what they leave, and then seen together. */
export function FilterSheet({ open, onOpenChange, path, listing, scope, facets: known }: Props) {
  const t = usePhrases()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(listing)
  const [clearings, setClearings] = useState(0)
  const facets = useFacets(draft, scope) ?? known
  return (
    <Drawer
      from="bottom"
      open={open}
      onOpenChange={onOpenChange}
      title={t('상품 필터')}
      closeLabel={t('닫기')}
      foot={
        <>
          <Button
            kind="line"
            disabled={!isNarrowed(draft)}
            onClick={() => {
              setDraft(widened(draft))
              setClearings(clearings + 1)
            }}
          >
            {t('모두 지우기')}
          </Button>
          <Button
            onClick={() => {
              onOpenChange(false)
              navigate(listingHref(path, { ...draft, page: 1 }), { state: { pressed: 'sheet' } })
            }}
          >
            {t('상품 {count}개 보기', { count: facets.total })}
          </Button>
        </>
      }
    >
      <div className="filters">
        {wordGroups.map((group) => (
          <Group
            key={group}
            group={group}
            draft={draft}
            facets={facets}
            onToggle={(word) => setDraft(toggled(draft, group, word))}
          />
        ))}
        {/* Cleared fields are drawn again: they keep what was typed otherwise. */}
        <PriceGroup key={clearings} draft={draft} facets={facets} onDraft={setDraft} />
        <StockGroup draft={draft} facets={facets} onDraft={setDraft} />
      </div>
    </Drawer>
  )
}

/** What the listing would hold with these filters; the last answer stays until the next one is there. */
function useFacets(draft: AnyListing, scope: Props['scope']) {
  const { queries } = useShop()
  const { keyword, category } = draft
  const inScope = queries.catalog.facets({ query: { ...scope, ...narrowingQuery(draft) } })
  const found = queries.search.facets({ query: { keyword: keyword ?? '', category, ...narrowingQuery(draft) } })
  const placeholderData = keepPreviousData
  const ofListing = useQuery({ ...inScope, placeholderData, enabled: !keyword })
  const ofSearch = useQuery({ ...found, placeholderData, enabled: Boolean(keyword) })
  return (keyword ? ofSearch : ofListing).data
}

type GroupProps = { group: WordGroup; draft: AnyListing; facets: Facets; onToggle: (word: string) => void }

function Group({ group, draft, facets, onToggle }: GroupProps) {
  const t = usePhrases()
  const offered = offeredWords(group, draft, facets)
  if (offered.length === 0) return null
  return (
    <section aria-label={t(groupTitles[group])}>
      <p className="filters-title" aria-hidden="true">
        {t(groupTitles[group])}
      </p>
      {offered.map(({ word, count }) => (
        <Checkbox
          key={word}
          checked={wordsOf(draft, group).includes(word)}
          {...(count !== undefined && { count })}
          onChange={() => onToggle(word)}
        >
          <FamilyDot word={word} />
          {t(filterWords[group][word] ?? word)}
        </Checkbox>
      ))}
    </section>
  )
}

type DraftProps = { draft: AnyListing; facets: Facets; onDraft: (draft: AnyListing) => void }

function StockGroup({ draft, facets, onDraft }: DraftProps) {
  const t = usePhrases()
  return (
    <section>
      <Checkbox
        checked={draft.in_stock === 'true'}
        count={facets.counts?.stock.in_stock}
        onChange={(event) => onDraft({ ...draft, in_stock: event.target.checked ? 'true' : undefined })}
      >
        {t('품절 빼고 보기')}
      </Checkbox>
    </section>
  )
}

function PriceGroup({ draft, facets, onDraft }: DraftProps) {
  const t = usePhrases()
  const mine = useCurrency()
  const currency = mine === 'usd' ? mine : undefined
  const isMine = draft.currency === currency
  return (
    <section aria-label={t('가격')}>
      <p className="filters-title" aria-hidden="true">
        {t('가격')}
      </p>
      <PriceFields
        defaults={isMine ? draft : {}}
        facets={facets}
        onChange={(price) => onDraft({ ...inMoney(draft, currency), ...price })}
      />
    </section>
  )
}
