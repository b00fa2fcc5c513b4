import type { Problem } from '@sillage/kit/problem.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { CredentialFields, readCredentials } from './credential-fields.tsx'
import { SendMailAgain } from './joining/send-mail-again.tsx'
import { clockText, useCountdown } from './joining/use-countdown.ts'
import { useLogin } from './use-login.ts'
import './login-page.css'

/** The code of a refusal that only the mailed link can lift. */
const unproved = 'mail_unproved'

export function LoginForm() {
  const t = usePhrases()
  const { submit, pending, errors, clear, refusal } = useLogin()
  const secondsLeft = useCountdown(refusal?.untilMs ?? null)
  const givenId = useGivenId()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    return submit(readCredentials(event.currentTarget))
  }

  return (
    <>
      {/* POST, so that a form sent before the page is awake never writes a password into the address. */}
      <form method="post" noValidate onSubmit={send}>
        <CredentialFields mb_id={givenId} errors={errors} clear={clear} />
        {refusal?.problem.status === 429 && <LockedNote problem={refusal.problem} secondsLeft={secondsLeft} />}
        <Button type="submit" wide busy={pending} disabled={secondsLeft > 0} className="login-submit">
          {t('로그인')}
        </Button>
      </form>
      {refusal?.problem.code === unproved && (
        <div className="login-note">
          <SendMailAgain mb_id={refusal.mb_id} />
        </div>
      )}
      <Links />
    </>
  )
}

type LockedProps = { problem: Problem; secondsLeft: number }

/** Too many tries: how long the account stays closed. */
function LockedNote({ problem, secondsLeft }: LockedProps) {
  const t = usePhrases()
  return (
    <div className="login-note">
      <Alert tone="danger">{t(problem.phrase, problem.slots)}</Alert>
      <p className="small soft" aria-hidden={secondsLeft === 0}>
        {secondsLeft > 0 ? t('{time} 남았어요.', { time: clockText(secondsLeft) }) : t('이제 다시 시도할 수 있어요.')}
      </p>
    </div>
  )
}

function Links() {
  const t = usePhrases()
  return (
    <p className="login-links">
      <Anchor className="link" href="/forgot-password">
        {t('아이디·비밀번호 찾기')}
      </Anchor>
      <Anchor className="link" href="/register">
        {t('회원 가입')}
      </Anchor>
      <Anchor className="link" href="/guest-order">
        {t('비회원 주문 조회')}
      </Anchor>
    </p>
  )
}

/** The id whose mail was just proved, from the address; the server drew the page without it. */
function useGivenId() {
  const [query] = useSearchParams()
  const given = query.get('mb_id') ?? ''
  return useHydrated() ? given : ''
}
