import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import './board.css'

type Post = { id: number; title: string; title_en: string } | null

/** The posts right before and after this one. */
export function Neighbours({ path, previous, next }: { path: string; previous: Post; next: Post }) {
  const t = usePhrases()
  const pick = usePick()
  const sides = [
    { label: t('다음 글'), post: next },
    { label: t('이전 글'), post: previous },
  ]
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={t('앞뒤 글')}>
      {sides.map(
        ({ label, post }) =>
          post && (
            <Anchor key={label} href={`${path}/${post.id}`}>
              <span className="mute">{label}</span>
              <span>{pick(post, 'title')}</span>
            </Anchor>
          ),
      )}
    </nav>
  )
}
