import { Anchor } from '@sillage/ui/anchor.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useShop } from '../../shop.ts'
import { recentWords, useRecentWords } from './recent-words.ts'
import { searchHref } from './search-address.ts'

type Props = { inline: boolean; onGo: () => void }

/** What was looked for before, here and by others. */
export function BeforeTyping({ inline, onGo }: Props) {
  const recent = useRecentWords()
  const { queries } = useShop()
  const { data: popular = [] } = useQuery(queries.search.popular())
  if (recent.length === 0 && popular.length === 0) return null
  return (
    <div className="suggest" data-inline={inline ? '' : undefined}>
      {recent.length > 0 && <Recent words={recent} onGo={onGo} />}
      {popular.length > 0 && <Popular words={popular} onGo={onGo} />}
    </div>
  )
}

/** Where a button takes no focus of its own, pressing it would leave the box and close the list. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type WordsProps = { words: string[]; onGo: () => void }

function Recent({ words, onGo }: WordsProps) {
  const t = usePhrases()
  return (
    <section aria-label={t('최근 검색어')}>
      <p className="suggest-head suggest-row">
        <span aria-hidden="true">{t('최근 검색어')}</span>
        <button type="button" className="suggest-end" onMouseDown={keepFocus} onClick={recentWords.clear}>
          {t('모두 지우기')}
        </button>
      </p>
      <ul>
        {words.map((word) => (
          <li key={word} className="suggest-row">
            <Anchor href={searchHref({ keyword: word })} onClick={onGo}>
              <Icon name="clock" size="sm" />
              {word}
            </Anchor>
            <button
              type="button"
              aria-label={t('{word} 지우기', { word })}
              onMouseDown={keepFocus}
              onClick={() => recentWords.remove(word)}
            >
              <Icon name="close" size="sm" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Popular({ words, onGo }: WordsProps) {
  const t = usePhrases()
  return (
    <section aria-label={t('인기 검색어')}>
      <p className="suggest-head" aria-hidden="true">
        {t('인기 검색어')}
      </p>
      <div className="chips suggest-chips">
        {words.map((word) => (
          <Chip key={word} href={searchHref({ keyword: word })} link={(props) => <Anchor {...props} onClick={onGo} />}>
            {word}
          </Chip>
        ))}
      </div>
    </section>
  )
}
