import { Chip } from '@sillage/ui/chip.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type SubmitEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { postLimits } from '../words.ts'
import { type BoardListing, boardHref } from './board-address.ts'
import './board.css'

type Props = {
  path: string
  listing: BoardListing
  label: string
  placeholder: string
  topics: readonly { value: string; label: string }[]
}

/** What a board is narrowed by: words that are typed, and a topic. It works before scripts do. */
export function BoardFinder({ path, listing, label, placeholder, topics }: Props) {
  const t = usePhrases()
  return (
    <div className="board-finder">
      <FindForm path={path} listing={listing} label={label} placeholder={placeholder} />
      {topics.length > 0 && (
        <nav className="chips" aria-label={t('종류')}>
          {[{ value: undefined, label: t('전체') }, ...topics].map((topic) => (
            <Chip
              key={topic.label}
              href={boardHref(path, { topic: topic.value, keyword: listing.keyword })}
              current={topic.value === listing.topic}
            >
              {topic.label}
            </Chip>
          ))}
        </nav>
      )}
    </div>
  )
}

type FindProps = Pick<Props, 'path' | 'label' | 'placeholder'> & { listing: Pick<BoardListing, 'topic' | 'keyword'> }

export function FindForm({ path, listing, label, placeholder }: FindProps) {
  const t = usePhrases()
  const navigate = useNavigate()
  const id = useId()
  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void navigate(boardHref(path, { topic: listing.topic, keyword }))
  }
  return (
    <search>
      <form className="find" action={path} onSubmit={find}>
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <input
          // A new one for other words: a page that stays alive shows what its address says.
          key={listing.keyword}
          id={id}
          name="keyword"
          type="search"
          enterKeyHint="search"
          maxLength={postLimits.keyword}
          defaultValue={listing.keyword}
          placeholder={placeholder}
        />
        {listing.topic && <input type="hidden" name="topic" value={listing.topic} />}
        <button type="submit" aria-label={t('찾기')}>
          <Icon name="search" size="sm" />
        </button>
      </form>
    </search>
  )
}
