import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

const tabs = [
  { href: '/tssa', label: '한눈에 보기' },
  { href: '/tssa/class-product', label: '수업' },
  { href: '/tssa/class-product?view=calendar', label: '달력' },
  { href: '/tssa/studio', label: '스튜디오' },
  { href: '/tssa/books', label: '책' },
  { href: '/tssa/about', label: '소개' },
  { href: '/tssa/notice', label: '공지' },
] as const

/** The rooms of the school. */
export function SchoolTabs({ current }: { current: (typeof tabs)[number]['href'] }) {
  const t = usePhrases()
  return (
    <TabLinks
      label="TSSA"
      items={tabs.map(({ href, label }) => ({ href, label: t(label), current: href === current }))}
    />
  )
}
