import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** For staff: changing a paper. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('문서 고치기')}
      description={t('문서실의 문서를 고치는 곳이에요.')}
      empty={t('이 번호의 문서가 없어요')}
      next={{ href: '/customer/document-board', label: t('문서실 보기') }}
      members
    >
      {t('문서실에서 다시 골라 주세요.')}
    </Quiet>
  )
}
