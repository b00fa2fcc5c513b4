import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import type { NoticeBoard } from '../words.ts'

/** Where the board's feed is, in the reader's language. */
function useFeedPath(board: NoticeBoard) {
  const { locale } = usePhrasebook()
  const query = new URLSearchParams()
  if (board !== 'customer') query.set('board', board)
  if (locale === 'en') query.set('lang', 'en')
  return `/rss/notice${query.size > 0 ? `?${query}` : ''}`
}

/** Points feed readers to the feed of the board. */
export function NoticeFeed({ board }: { board: NoticeBoard }) {
  const t = usePhrases()
  const origin = useOrigin()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={board === 'tssa' ? t('TSSA 공지') : t('공지')}
      href={origin + useFeedPath(board)}
    />
  )
}

/** The link to the feed, for readers who look for it. A plain link: the feed is no page of the shop. */
export function FeedLink({ board }: { board: NoticeBoard }) {
  const t = usePhrases()
  return (
    <p className="mt-6">
      <a className="link small" href={useFeedPath(board)}>
        {t('RSS로 받아 보기')}
      </a>
    </p>
  )
}
