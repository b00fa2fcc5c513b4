import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSectionInView } from './use-section-in-view.ts'

const parts = [
  { id: 'story', label: '이야기' },
  { id: 'details', label: '상세 정보' },
  { id: 'related', label: '함께 보면 좋아요' },
]

/** The parts of a product's page; the one being read is marked. */
export function ProductTabs({ path, related }: { path: string; related: boolean }) {
  const t = usePhrases()
  const shown = related ? parts : parts.filter(({ id }) => id !== 'related')
  const current = useSectionInView(shown.map(({ id }) => id))
  return (
    <TabLinks
      sticky
      label={t('상품 정보')}
      items={shown.map(({ id, label }) => ({ href: `${path}#${id}`, label: t(label), current: id === current }))}
    />
  )
}
