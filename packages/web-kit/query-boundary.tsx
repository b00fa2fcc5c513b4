import { Button } from '@sillage/ui/button.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePhrases } from './phrases.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  /** What is said where it cannot be read. */
  failed: string
  children: (data: Data) => ReactNode
}

/** Draws content once it is loaded, a placeholder until then, and a link onwards if it cannot be loaded. */
export function QueryBoundary<Data>({ query: { data, isLoadingError, refetch }, failed, children }: Props<Data>) {
  const t = usePhrases()
  if (data !== undefined) return children(data)
  if (isLoadingError)
    return (
      <ErrorState title={failed} action={<Button onClick={() => void refetch()}>{t('다시 시도')}</Button>}>
        {t('잠시 후 다시 시도해 주세요.')}
      </ErrorState>
    )
  return (
    <div aria-busy="true">
      <Skeleton height="480px" />
    </div>
  )
}
