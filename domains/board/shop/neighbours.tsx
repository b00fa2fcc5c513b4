import { Anchor } from '@sillage/ui/anchor.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import './board.css'

type Post = { id: number; title: string; title_en: string }
type Side = { label: string; post: Post | null }
type Props = { href: (id: number) => string; above: Side; below: Side }

/** The posts right above and below this one on its board. */
export function Neighbours({ href, above, below }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  if (!above.post && !below.post) return null
  return (
    <nav className="neighbours" aria-label={t('앞뒤 글')}>
      {[above, below].map(
        ({ label, post }) =>
          post && (
            <Anchor key={label} href={href(post.id)}>
              <span className="mute">{label}</span>
              <span>{pick(post, 'title')}</span>
            </Anchor>
          ),
      )}
    </nav>
  )
}

type Dated = { path: string; previous: Post | null; next: Post | null }

/** The same where the newest stands on top. */
export function DatedNeighbours({ path, previous, next }: Dated) {
  const t = usePhrases()
  return (
    <Neighbours
      href={(id) => `${path}/${id}`}
      above={{ label: t('다음 글'), post: next }}
      below={{ label: t('이전 글'), post: previous }}
    />
  )
}
