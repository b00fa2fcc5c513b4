import type { NoticeBoard } from '@sillage/domains/notice/words.ts'
import type { Company } from '@sillage/domains/setting/company.ts'
import { isBlank, plainText, type RichText } from '@sillage/kit/rich-text.ts'

export type Locale = 'ko' | 'en'
export type Entry = {
  id: number
  title: string
  title_en: string
  body: RichText
  body_en: RichText
  created_at: Date
  changed_at: Date
}
type Feed = { board: NoticeBoard; locale: Locale; origin: string; entries: readonly Entry[]; company: Company }

const titles: Record<NoticeBoard, Record<Locale, string>> = {
  customer: { ko: '실라주 공지', en: 'Sillage notices' },
  tssa: { ko: 'TSSA 공지', en: 'TSSA notices' },
}

/** Also without what no XML may hold, however it is written. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** A board's newest notices as RSS 2.0, in one language. */
export function rssXml({ board, locale, origin, entries, company }: Feed) {
  const query = locale === 'en' ? '?lang=en' : ''
  const home = `${origin}/${board}/notice`
  const self = new URL(`${origin}/rss/notice`)
  if (board !== 'customer') self.searchParams.set('board', board)
  if (locale === 'en') self.searchParams.set('lang', 'en')
  const newest = entries.map(({ changed_at }) => changed_at.getTime())
  const built = newest.length > 0 ? `<lastBuildDate>${new Date(Math.max(...newest)).toUTCString()}</lastBuildDate>` : ''
  const head = [
    `<title>${escaped(titles[board][locale])}</title>`,
    `<link>${escaped(home + query)}</link>`,
    `<description>${escaped((locale === 'en' && company.name_en) || company.name)}</description>`,
    `<language>${locale}</language>`,
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(self.href)}"/>`,
    built,
  ]
  const items = entries.map((entry) => itemXml(entry, `${home}/${entry.id}`, locale))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${[...head.filter(Boolean), ...items].join('\n')}
</channel></rss>
`
}

function itemXml(entry: Entry, address: string, locale: Locale) {
  const english = locale === 'en'
  const title = (english && entry.title_en) || entry.title
  const body = english && !isBlank(entry.body_en) ? entry.body_en : entry.body
  return [
    `<item><title>${escaped(title)}</title>`,
    `<link>${escaped(english ? `${address}?lang=en` : address)}</link>`,
    `<guid isPermaLink="true">${escaped(address)}</guid>`,
    `<pubDate>${entry.created_at.toUTCString()}</pubDate>`,
    `<description>${escaped(plainText(body))}</description></item>`,
  ].join('')
}
