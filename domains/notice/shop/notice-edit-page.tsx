import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useLocation } from 'react-router'
import { Quiet } from '../../content/shop/quiet.tsx'

/** For staff: changing a notice. */
export function Component() {
  const t = usePhrases()
  const board = useLocation().pathname.startsWith('/tssa') ? '/tssa/notice' : '/customer/notice'
  return (
    <Quiet
      title={t('공지 고치기')}
      description={t('공지를 고치는 곳이에요.')}
      empty={t('지금은 이 화면에서 공지를 고칠 수 없어요')}
      next={{ href: board, label: t('공지 전체') }}
      members
    >
      {t('공지 목록에서 지금 올라와 있는 글을 볼 수 있어요.')}
    </Quiet>
  )
}
