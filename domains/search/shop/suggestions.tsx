import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useShop } from '../../shop.ts'
import type { Suggestions as Suggested } from '../contract.ts'
import { BeforeTyping } from './before-typing.tsx'
import { searchHref } from './search-address.ts'
import { CategoryOption, ContentOption, ProductOption, WordOption } from './suggestion-options.tsx'
import { useCombobox } from './use-combobox.ts'
import { useTyped } from './use-typed.ts'
import './suggestions.css'

export type SuggestionsProps = { input: HTMLInputElement; inline: boolean; onGo?: (() => void) | undefined }

/** More than a few words would push what they lead to off the screen. */
const wordsShown = 4

const nothing: Suggested = { products: [], categories: [], contents: [], words: [] }

/** What may be meant, below the box one types into. An answer belongs to its word: a late one replaces nothing. */
export function Suggestions({ input, inline, onGo }: SuggestionsProps) {
  const t = usePhrases()
  const id = useId()
  const { keyword, empty, open, close } = useTyped(input)
  const { products, categories, contents, words, isFound } = useSuggested(keyword, empty)
  const all = isFound ? [`${id}all`] : []
  const options = [
    ...words.map((word) => `${id}w${word}`),
    ...categories.map((category) => `${id}c${category.id}`),
    ...products.map((product) => `${id}p${product.id}`),
    ...contents.map(({ href }) => `${id}d${href}`),
    ...all,
  ]
  const marked = useCombobox({ input, listId: id, options, open: open || inline, onClose: close })
  const shared = (option: string) => ({ id: option, selected: option === marked, keyword, onGo: done })
  function done() {
    close()
    onGo?.()
  }
  if (!open && !inline) return null
  if (empty) return <BeforeTyping inline={inline} onGo={done} />
  if (options.length === 0) return null
  return (
    <div className="suggest" data-inline={inline ? '' : undefined} id={id} role="listbox" aria-label={t('추천')}>
      <Group label={t('검색어')} count={words.length}>
        {words.map((word) => (
          <WordOption key={word} {...shared(`${id}w${word}`)} word={word} />
        ))}
      </Group>
      <Group label={t('분류')} count={categories.length}>
        {categories.map((category) => (
          <CategoryOption key={category.id} {...shared(`${id}c${category.id}`)} category={category} />
        ))}
      </Group>
      <Group label={t('맞는 상품')} count={products.length}>
        {products.map((product) => (
          <ProductOption key={product.id} {...shared(`${id}p${product.id}`)} product={product} />
        ))}
      </Group>
      <Group label={t('읽을거리')} count={contents.length}>
        {contents.map((content) => (
          <ContentOption key={content.href} {...shared(`${id}d${content.href}`)} content={content} />
        ))}
      </Group>
      <Group label={t('전체')} count={all.length} bare>
        {all.map((option) => (
          <WordOption
            key={option}
            {...shared(option)}
            word={t('‘{keyword}’ 모두 보기', { keyword })}
            href={searchHref({ keyword })}
          />
        ))}
      </Group>
    </div>
  )
}

/** What the server suggests for a word, an earlier answer standing in until the next has come. */
function useSuggested(keyword: string, empty: boolean) {
  const { queries } = useShop()
  const { data } = useQuery({
    ...queries.search.suggest({ query: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
  const suggested = (!empty && keyword !== '' && data) || nothing
  return { ...suggested, words: suggested.words.slice(0, wordsShown), isFound: !empty && data !== undefined }
}

type GroupProps = { label: string; count: number; bare?: boolean; children: React.ReactNode }

function Group({ label, count, bare, children }: GroupProps) {
  if (count === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
    <div role="group" aria-label={label}>
      {!bare && (
        <p className="suggest-head" aria-hidden="true">
          {label}
        </p>
      )}
      {children}
    </div>
  )
}
