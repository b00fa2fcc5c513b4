import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from './quiet.tsx'

/** The terms of use and the privacy policy. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('이용약관과 개인정보 처리방침')}
      description={t('실라주의 이용약관과 개인정보 처리방침을 보는 곳이에요.')}
      empty={t('게시된 문서가 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('약관이나 개인정보가 궁금하면 고객센터로 물어봐 주세요. 개인정보 보호책임자는 아래에 적혀 있어요.')}
    </Quiet>
  )
}
