import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** A member’s application to buy wholesale. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('도매 신청 내용')}
      description={t('보낸 도매 신청을 보는 곳이에요.')}
      empty={t('이 번호의 신청이 없어요')}
      next={{ href: '/customer/wholesale-apply', label: t('도매 신청') }}
      members
    >
      {t('도매 신청 안내로 돌아가 주세요.')}
    </Quiet>
  )
}
