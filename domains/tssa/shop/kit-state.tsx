import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { MyClass } from '../my-contract.ts'

/** How far the parcel with the materials is. */
export function KitState({ kit }: { kit: NonNullable<MyClass['kit']> }) {
  const t = usePhrases()
  if (!kit.address) return t('받을 주소를 알려 주세요.')
  if (!kit.sent_at) return t('첫날 전에 보내 드려요.')
  const text = t('발송했어요: {courier} {number}', { courier: t(kit.courier), number: kit.tracking_no })
  if (!kit.tracking_url) return text
  return (
    <a className="link num" href={kit.tracking_url} target="_blank" rel="noopener">
      {text}
    </a>
  )
}
