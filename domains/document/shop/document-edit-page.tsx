import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** For staff: changing a paper. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('문서 고치기')}
      description={t('문서실의 문서를 고치는 곳이에요.')}
      empty={t('지금은 이 화면에서 문서를 고칠 수 없어요')}
      next={{ href: '/customer/document-board', label: t('문서실 보기') }}
      members
    >
      {t('문서실에서 지금 올라와 있는 문서를 볼 수 있어요.')}
    </Quiet>
  )
}
