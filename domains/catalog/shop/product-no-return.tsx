import { Alert } from '@sillage/ui/alert.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { classRefundText } from '../../setting/class-refunds.ts'
import type { NoReturn as Reason } from '../words.ts'

const sentences: Record<Exclude<Reason, 'class_started'>, string> = {
  opened_fragrance: '향 제품은 뜯은 뒤에는 교환이나 반품이 어려워요.',
  custom_made: '주문을 받고 만들어서, 만들기 시작하면 취소나 반품이 어려워요.',
  opened_media: '책과 자료는 포장을 뜯으면 반품이 어려워요.',
}

/** What cannot be returned, shown before it is bought; set apart if it is the only remark. */
export function NoReturn({ reason, apart = false }: { reason: Reason | null; apart?: boolean }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  if (!reason) return null
  const sentence = reason === 'class_started' ? pick(classRefundText, 'text') : t(sentences[reason])
  return apart ? (
    <div className="no-return">
      <Alert>{sentence}</Alert>
    </div>
  ) : (
    <p className="no-return">{sentence}</p>
  )
}
