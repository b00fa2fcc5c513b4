import { Button } from '@sillage/admin-kit/button.tsx'
import { useSorting } from '@sillage/admin-kit/use-sorting.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { Thumb } from './thumb.tsx'

type Line = { id: number; name: string; picture?: Picture | undefined; fact?: ReactNode }
type Props = { lines: readonly Line[]; onMove: (from: number, to: number) => void; onRemove: (at: number) => void }

/** Things in an order of their own: dragged, or moved by buttons. */
export function SortedLines({ lines, onMove, onRemove }: Props) {
  const t = usePhrases()
  const sorting = useSorting(lines.length, onMove)
  return (
    <ul className="lines">
      {lines.map(({ id, name, picture, fact }, at) => (
        <li key={id} {...sorting.row(at)} className={sorting.dragged === at ? 'sorted land' : 'sorted'}>
          {picture && <Thumb picture={picture} />}
          <span className="grow">{name}</span>
          {fact}
          <span className="nowrap">
            <Button
              small
              look="quiet"
              icon="up"
              disabled={at === 0}
              aria-label={t('{name} 위로', { name })}
              onClick={() => onMove(at, at - 1)}
            />
            <Button
              small
              look="quiet"
              icon="down"
              disabled={at === lines.length - 1}
              aria-label={t('{name} 아래로', { name })}
              onClick={() => onMove(at, at + 1)}
            />
            <Button
              small
              look="quiet"
              icon="close"
              aria-label={t('{name} 빼기', { name })}
              onClick={() => onRemove(at)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
