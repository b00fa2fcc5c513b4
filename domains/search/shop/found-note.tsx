import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Found } from '../contract.ts'

type Props = { keyword: string; found: Pick<Found, 'by' | 'correction'> }

/** Says so where something else was looked for than what was typed. */
export function FoundNote({ keyword, found: { by, correction } }: Props) {
  const t = usePhrases()
  if (correction)
    return (
      <p className="found-note" role="status">
        {t('‘{keyword}’ 대신 ‘{correction}’ 상품을 찾았어요.', { keyword, correction })}
      </p>
    )
  if (by !== 'part') return null
  return (
    <p className="found-note" role="status">
      {t('모두 맞는 상품은 없어서, 일부가 맞는 상품을 보여 드려요.')}
    </p>
  )
}
