import { Button } from '@sillage/ui/button.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** Orders once they are read: their place until then, and how to ask again. */
export function OrderRead<Data>({ query, children }: Props<Data>) {
  const t = usePhrases()
  if (query.data !== undefined) return children(query.data)
  if (query.isLoadingError)
    return (
      <ErrorState
        title={t('주문을 불러오지 못했어요')}
        action={<Button onClick={() => void query.refetch()}>{t('다시 시도')}</Button>}
      >
        {t('잠시 후 다시 시도해 주세요.')}
      </ErrorState>
    )
  return (
    <div aria-busy="true">
      <Skeleton height="420px" />
    </div>
  )
}
