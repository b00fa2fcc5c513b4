import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type FormEvent, type RefObject, useEffect, useId, useState } from 'react'
import { Icon } from '../icon.tsx'
import { Key } from '../key.tsx'
import type { Filter } from './list-props.ts'

type Props = {
  filters: readonly Filter[]
  find: string | undefined
  findRef: RefObject<HTMLInputElement | null>
  params: Record<string, string>
  setParams: (changes: Record<string, string | null>) => void
}

/** The field that searches and the conditions, each removable. */
export function ListFilters({ filters, find, findRef, params, setParams }: Props) {
  return (
    <>
      {find && (
        <Find
          placeholder={find}
          inputRef={findRef}
          params={params.keyword ?? ''}
          onFind={(keyword) => setParams({ keyword })}
        />
      )}
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={params[filter.name] ?? ''}
          onChange={(value) => setParams({ [filter.name]: value })}
        />
      ))}
    </>
  )
}

type FindProps = { placeholder: string; params: string; onFind: (keyword: string) => void; inputRef: Props['findRef'] }

function Find({ placeholder, params, onFind, inputRef }: FindProps) {
  const [typed, setTyped] = useState(params)
  useEffect(() => setTyped(params), [params])
  function submit(event: FormEvent) {
    event.preventDefault()
    onFind(typed.trim())
  }
  return (
    <search>
      <form onSubmit={submit}>
        <label className="find find-list">
          <Icon name="search" />
          <span className="sr">{placeholder}</span>
          <input
            ref={inputRef}
            className="input"
            placeholder={placeholder}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed.trim() !== params && onFind(typed.trim())}
          />
          <Key name="/" />
        </label>
      </form>
    </search>
  )
}

type ChipProps = { filter: Filter; value: string; onChange: (value: string | null) => void }

/** Unset it is a dashed chip; set it says what it asks for and can be taken away. */
function FilterChip({ filter, value, onChange }: ChipProps) {
  const t = usePhrases()
  const id = useId()
  return (
    <span className={value ? 'chip chip-on' : 'chip chip-add'}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === 'choice' ? (
        <select id={id} className="chip-input" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{filter.name === 'sort' ? t('기본') : t('모두')}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="chip-input"
          id={id}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {value && (
        <button type="button" aria-label={t('{name} 필터 해제', { name: filter.label })} onClick={() => onChange(null)}>
          <Icon name="close" />
        </button>
      )}
    </span>
  )
}
