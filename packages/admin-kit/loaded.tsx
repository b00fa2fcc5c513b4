import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Query } from '@sillage/web-kit/queries.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from './part.tsx'
import { QueryFailed } from './query-failed.tsx'

type Props<Data> = { query: Query<Data>; children: (data: Data) => ReactNode }

/** What a call answers, once it has; its failure with a button to try again. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  const t = usePhrases()
  const { data, error, refetch } = useQuery(query)
  // What was read before stays: someone may be writing beside it.
  if (data !== undefined) return children(data)
  if (error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton label={t('불러오고 있어요.')} lines={10} />
}
