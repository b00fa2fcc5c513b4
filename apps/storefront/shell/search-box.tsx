import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type SubmitEvent, useId } from 'react'
import { useNavigate } from 'react-router'

/** Finds products by a word. Nothing typed, nothing done. */
export function SearchBox() {
  const t = usePhrases()
  const navigate = useNavigate()
  const id = useId()

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    if (keyword) navigate(`/shop/search?${new URLSearchParams({ keyword })}`)
  }

  return (
    <search>
      <form className="find" action="/shop/search" onSubmit={search}>
        <label className="sr" htmlFor={id}>
          {t('상품 검색')}
        </label>
        <input id={id} name="keyword" type="search" autoComplete="off" placeholder={t('향, 재료, 클래스 찾기')} />
        <button type="submit" aria-label={t('검색')}>
          <Icon name="search" size="sm" />
        </button>
      </form>
    </search>
  )
}
