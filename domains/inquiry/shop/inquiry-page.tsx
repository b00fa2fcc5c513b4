import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** One inquiry with its answers. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('문의 내용')}
      description={t('보낸 문의 한 건과 답변을 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      empty={t('이 번호의 문의가 없어요')}
      next={{ href: '/my-page/inquiry', label: t('문의 목록 보기') }}
      members
    >
      {t('1:1 문의 목록에서 다시 골라 주세요.')}
    </Quiet>
  )
}
