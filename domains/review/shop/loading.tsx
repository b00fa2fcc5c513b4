import { Button } from '@sillage/ui/button.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = { query: { isLoadingError: boolean; refetch: () => unknown } }

/** In the place of a list that is loading, or failed to. */
export function Loading({ query }: Props) {
  const t = usePhrases()
  if (query.isLoadingError)
    return (
      <ErrorState
        title={t('목록을 불러오지 못했어요')}
        action={<Button onClick={() => void query.refetch()}>{t('다시 시도')}</Button>}
      >
        {t('잠시 후 다시 시도해 주세요.')}
      </ErrorState>
    )
  return (
    <div aria-busy="true">
      <Skeleton height="320px" />
    </div>
  )
}
