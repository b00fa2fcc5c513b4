import { languageOf } from '@sillage/kit/text-language.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Application } from '../contract.ts'
import { type ApplicationState, applicationSteps, stateNames } from '../words.ts'
import '@sillage/ui/sections/line-steps.css'
import './application.css'

const tones = {
  draft: 'idle',
  submitted: 'accent',
  in_review: 'accent',
  needs_info: 'danger',
  approved: 'done',
  rejected: 'idle',
} as const satisfies Record<ApplicationState, string>

/** How far an application is. */
export function StateBadge({ state }: { state: ApplicationState }) {
  const t = usePhrases()
  return <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
}

const words = {
  draft: '아직 보내지 않은 신청이에요. 마저 적고 보내 주세요.',
  submitted: '신청을 받았어요. 보통 영업일 3일 안에 결과를 알려 드려요.',
  in_review: '담당자가 신청을 읽고 있어요.',
  needs_info: '보완이 필요해요. 아래 요청을 보고 수정해서 다시 보내 주세요.',
  approved: '승인됐어요. 지금부터 승인된 가격으로 사실 수 있어요.',
  rejected: '이번에는 승인하지 못했어요. 상황이 달라지면 다시 신청해 주세요.',
} as const satisfies Record<ApplicationState, string>

/** Where it stands, what that means, and what the shop last had to say. */
export function ApplicationHead({ application }: { application: Application }) {
  const t = usePhrases()
  const { state, events, company } = application
  const at = applicationSteps.findIndex(({ states }) => (states as readonly ApplicationState[]).includes(state))
  const note = events.at(-1)?.note
  return (
    <header className="application-head">
      <p className="application-facts">
        <StateBadge state={state} />
        {company && (
          <strong lang={languageOf(company)} className="application-company">
            {company}
          </strong>
        )}
      </p>
      <ol className="line-steps" aria-label={t('진행 상황')}>
        {applicationSteps.map(({ name }, each) => (
          <li key={name} className={each < at ? 'past' : undefined} aria-current={each === at ? 'step' : undefined}>
            {t(name)}
          </li>
        ))}
      </ol>
      <p className="soft">{t(words[state])}</p>
      {note && (
        <Alert tone="accent">
          <span lang={languageOf(note)}>{note}</span>
        </Alert>
      )}
    </header>
  )
}
