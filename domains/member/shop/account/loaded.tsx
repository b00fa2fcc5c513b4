import { Button } from '@sillage/ui/button.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Props<Data> = {
  query: UseQueryResult<Data>
  /** How much room it will take. */
  height: string
  children: (data: Data) => ReactNode
}

/** A part of a member's page that is read once it is known who is here: its place, what came, or how to ask again. */
export function Loaded<Data>({ query, height, children }: Props<Data>) {
  const t = usePhrases()
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <div role="alert">
        <p className="soft">{t('불러오지 못했어요.')}</p>
        <Button kind="line" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('다시 시도')}
        </Button>
      </div>
    )
  return (
    <div aria-busy="true">
      <Skeleton height={height} />
    </div>
  )
}
