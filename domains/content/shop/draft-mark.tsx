import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useFollowDraft } from './follow-draft.ts'
import './cms-view.css'

/**
 * Stands on whatever shows a draft: no one takes it for the real thing, and no search engine keeps it. In a frame of the
 * console it draws what is being typed there.
 */
export function DraftMark({ follow }: { follow: QueryKey }) {
  const t = usePhrases()
  useFollowDraft(follow)
  return (
    <>
      <meta name="robots" content="noindex" />
      <p className="cms-draft">{t('아직 게시하지 않은 초안이에요.')}</p>
    </>
  )
}
