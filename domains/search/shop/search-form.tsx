import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ComponentType, type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SuggestionsProps } from './suggestions.tsx'

type Props = {
  /** What was looked for. */
  keyword?: string
  size?: 'large'
  /** The suggestions stand below the box and push on what follows, as in a sheet. */
  inline?: boolean
  autoFocus?: boolean
  /** Called when the visitor goes somewhere from here. */
  onGo?: () => void
}

/** Finds products by a word. Nothing typed, nothing done. It works before scripts do; suggestions come with the focus. */
export function SearchForm({ keyword = '', size, inline = false, autoFocus = false, onGo }: Props) {
  const t = usePhrases()
  const navigate = useNavigate()
  const id = useId()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  function wake() {
    // Without them the box still finds.
    import('./suggestions.tsx').then((module) => setSuggestions(() => module.Suggestions)).catch(() => undefined)
  }
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    if (!typed) return
    input?.blur()
    onGo?.()
    navigate(`/shop/search?${new URLSearchParams({ keyword: typed })}`)
  }

  return (
    <search className="finder" data-size={size}>
      <form className="find" action="/shop/search" onSubmit={search}>
        <label className="sr" htmlFor={id}>
          {t('상품 검색')}
        </label>
        <input
          ref={setInput}
          id={id}
          name="keyword"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={keyword}
          placeholder={t('향, 재료, 클래스 찾기')}
          // biome-ignore lint/a11y/noAutofocus: a sheet that was opened to type into
          autoFocus={autoFocus}
          onFocus={wake}
        />
        <button type="submit" aria-label={t('검색')}>
          <Icon name="search" size={size ? undefined : 'sm'} />
        </button>
      </form>
      {Suggestions && input && <Suggestions input={input} inline={inline} onGo={onGo} />}
    </search>
  )
}
