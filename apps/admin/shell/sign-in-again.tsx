import { Dialog as Base } from '@base-ui/react/dialog'
import { ProofForm } from '@sillage/domains/staff/admin/proof-form.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { SignInForm } from './sign-in-form.tsx'

type Props = { mb_id: string; needs: 'password' | 'second factor' }

/** The session has ended: the password again, above the screen, which stays as it was. */
export function SignInAgain({ mb_id, needs }: Props) {
  const t = usePhrases()
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className="dialog">
          <header>
            <Base.Title>{t('다시 로그인해 주세요')}</Base.Title>
            <Base.Description>{t('로그인이 만료됐어요. 작성하던 내용은 그대로 있어요.')}</Base.Description>
          </header>
          <div className="dialog-body">{needs === 'password' ? <SignInForm mb_id={mb_id} /> : <ProofForm />}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
