import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** What the shop has told a member. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('내 알림')}
      description={t('실라주가 보낸 알림을 모아 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('받은 알림이 없어요')}
      next={{ href: '/customer/notice', label: t('공지 전체') }}
      members
    >
      {t('실라주의 새 소식은 공지에서 볼 수 있어요.')}
    </Quiet>
  )
}
