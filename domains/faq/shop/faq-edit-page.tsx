import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** For staff: changing a question. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('질문 고치기')}
      description={t('자주 묻는 질문을 고치는 곳이에요.')}
      empty={t('지금은 이 화면에서 질문을 고칠 수 없어요')}
      next={{ href: '/customer/faq', label: t('자주 묻는 질문') }}
      members
    >
      {t('자주 묻는 질문에서 지금 올라와 있는 답을 볼 수 있어요.')}
    </Quiet>
  )
}
