import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** A member's application, or all of them. */
export function ReadApplication<Data>(props: Props<Data>) {
  const t = usePhrases()
  return <QueryBoundary {...props} failed={t('신청을 불러오지 못했어요')} />
}
