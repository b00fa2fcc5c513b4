import { Button } from '@sillage/admin-kit/button.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { ProofForm } from '@sillage/domains/staff/admin/proof-form.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { SignFrame } from './sign-frame.tsx'

/** The password was right; what proves the person is still to come. */
export function SecondStep() {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.member.logout())
  return (
    <SignFrame title={t('2단계 인증')} lead={t('비밀번호 다음에 한 번 더 확인해요')}>
      <ProofForm />
      <Button look="quiet" disabled={pending} onClick={() => run(undefined)}>
        {t('다른 아이디로 로그인')}
      </Button>
    </SignFrame>
  )
}
