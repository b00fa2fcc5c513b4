import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import type { NoticeBoard } from '../words.ts'

/** Tells readers of feeds where the board's own is. */
export function NoticeFeed({ board }: { board: NoticeBoard }) {
  const { t, locale } = usePhrasebook()
  const origin = useOrigin()
  const query = new URLSearchParams()
  if (board !== 'customer') query.set('board', board)
  if (locale === 'en') query.set('lang', 'en')
  const href = `${origin}/rss/notice${query.size > 0 ? `?${query}` : ''}`
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={board === 'tssa' ? t('TSSA 공지') : t('공지')}
      href={href}
    />
  )
}
