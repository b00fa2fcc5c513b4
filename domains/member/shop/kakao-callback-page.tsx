import { Problem, unexpected } from '@sillage/kit/problem.ts'
import { Button } from '@sillage/ui/button.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { sentenceOf } from '@sillage/web-kit/problem-handler.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useShop } from '../../shop.ts'
import { Doorway } from './joining/doorway.tsx'
import { SendMailAgain } from './joining/send-mail-again.tsx'
import { Choose } from './kakao/choose.tsx'
import { useReturn } from './kakao/use-return.ts'

/** Where Kakao sends people back to: with a code in the address, which is spent at once; then with the step it became. */
export function Component() {
  const { hash } = useLocation()
  // The server drew the page for an address without either.
  const step = useHydrated() ? new URLSearchParams(hash.slice(1)).get('step') : null
  return step ? <Step step={step} /> : <Return />
}

function Return() {
  const t = usePhrases()
  const { cancelled, problem } = useReturn()
  if (problem) return <Refused problem={problem} />
  if (cancelled)
    return (
      <Doorway title={t('카카오 로그인')} heading={t('카카오 로그인을 취소했어요')}>
        <Button href={cancelled} wide>
          {t('돌아가기')}
        </Button>
      </Doorway>
    )
  return <Waiting />
}

function Step({ step }: { step: string }) {
  const { queries } = useShop()
  const { data, error } = useQuery(quietly(queries.kakao.step({ body: { step } })))
  if (error) return <Refused problem={error instanceof Problem ? error : unexpected()} />
  return data ? <Choose {...data} /> : <Waiting />
}

function Waiting() {
  const t = usePhrases()
  return (
    <Doorway title={t('카카오 로그인')} heading={t('카카오에서 돌아오셨군요')} lead={t('잠시만 기다려 주세요.')}>
      <ProgressBar label={t('로그인하고 있어요')} />
    </Doorway>
  )
}

/** The code of a refusal that only the mailed link can lift. */
const unproved = 'mail_unproved'

function Refused({ problem }: { problem: Problem }) {
  const t = usePhrases()
  return (
    <Doorway
      title={t('카카오 로그인')}
      heading={t('카카오로 로그인하지 못했어요')}
      lead={<span role="alert">{sentenceOf(problem, t)}</span>}
    >
      {problem.code === unproved && <SendMailAgain />}
      <Button href="/login" wide>
        {t('로그인으로 가기')}
      </Button>
    </Doorway>
  )
}
