import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Quiet } from '../../content/shop/quiet.tsx'

/** Joining. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('회원 가입')}
      description={t('실라주 회원 가입 안내예요.')}
      empty={t('지금은 이 화면에서 가입할 수 없어요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
    >
      {t('회원이 아니어도 모든 상품과 이야기를 둘러보실 수 있어요. 가입이 궁금하시면 고객센터로 물어봐 주세요.')}
    </Quiet>
  )
}
