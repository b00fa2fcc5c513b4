import { Button } from '@sillage/ui/button.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = { order_line_id: number; of: { name: string; name_en: string } }

/** The link to review something that was delivered. */
export function WriteReview({ order_line_id, of }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <Button
      kind="line"
      size="sm"
      href={`/my-page/product-review?write=${order_line_id}`}
      aria-label={t('{name} 리뷰 쓰기', { name: pick(of, 'name') })}
    >
      {t('리뷰 쓰기')}
    </Button>
  )
}
