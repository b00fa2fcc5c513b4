import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ComponentProps, useState } from 'react'
import { useSession } from '../../session.ts'
import { prime } from '../../shop.ts'
import { Doorway } from './joining/doorway.tsx'
import { MailSent } from './joining/mail-sent.tsx'
import { RegisterForm } from './joining/register-form.tsx'
import { KakaoSignIn } from './kakao/kakao-button.tsx'
import { Greeting, SignedIn } from './signed-in.tsx'

export const loader = prime((queries) => [queries.kakao.show()])

/** Joining. */
export function Component() {
  const t = usePhrases()
  const { user } = useSession()
  const [joined, setJoined] = useState<ComponentProps<typeof MailSent> | null>(null)
  if (user)
    return (
      <Doorway title={t('회원 가입')} heading={<Greeting name={user.mb_name} />}>
        <SignedIn />
      </Doorway>
    )
  if (joined)
    return (
      <Doorway title={t('회원 가입')} heading={t('메일을 열어 주세요')}>
        <MailSent {...joined} />
      </Doorway>
    )
  return (
    <Doorway
      title={t('회원 가입')}
      heading={t('처음 오셨군요')}
      lead={
        <>
          {t('이미 회원이신가요?')}{' '}
          <Anchor className="link" href="/login">
            {t('로그인')}
          </Anchor>
        </>
      }
    >
      <KakaoSignIn place="above form" />
      <RegisterForm onJoined={setJoined} />
    </Doorway>
  )
}
