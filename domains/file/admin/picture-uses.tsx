import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import type { PictureUse } from '../library-contract.ts'
import { placeNames } from './place-names.ts'

const shownUses = 3

/** Where a picture is shown: the first few, each a link. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const t = usePhrases()
  if (uses.length === 0) return <span className="mute">{t('쓰는 곳 없음')}</span>
  const more = uses.length - shownUses
  return (
    <span className="row">
      {uses.slice(0, shownUses).map((use) => {
        const { label, to } = placeNames[use.place]
        return (
          <Link key={`${use.place} ${use.id}`} className="link" to={to(use)}>
            {[t(label), use.title].filter(Boolean).join(' ')}
          </Link>
        )
      })}
      {more > 0 && <span className="mute">{t('외 {count}곳', { count: more })}</span>}
    </span>
  )
}
