import { usePhrases } from '@sillage/web-kit/phrases.ts'
import './cms-view.css'

/** Stands on whatever shows a draft: no one takes it for the real thing, and no search engine keeps it. */
export function DraftMark() {
  const t = usePhrases()
  return (
    <>
      <meta name="robots" content="noindex" />
      <p className="cms-draft">{t('아직 게시하지 않은 초안이에요.')}</p>
    </>
  )
}
