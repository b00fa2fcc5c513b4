import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { useActionName } from '../../audit/admin/sentence.ts'
import type { AuditEvent } from '../../audit/contract.ts'
import { useShop } from '../../shop.ts'
import { CompanyForm } from './company-form.tsx'
import { RulesForm } from './rules-form.tsx'
import { settingNames } from './setting-names.ts'

/** What the shop says of itself and decides for itself, and who changed it. What is secret stays in the environment. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('설정')} />
      <div className="body body-narrow">
        <div className="stack stack-wide">
          <Loaded query={queries.company.edit()}>
            {({ version, company }) => <CompanyForm key={version} version={version} saved={company} />}
          </Loaded>
          <Loaded query={queries.shopRules.edit()}>
            {({ version, rules, history }) => (
              <>
                <RulesForm key={version} version={version} saved={rules} />
                <History events={history} />
              </>
            )}
          </Loaded>
          <Elsewhere />
        </div>
      </div>
    </>
  )
}

function History({ events }: { events: readonly AuditEvent[] }) {
  const t = usePhrases()
  const dates = useDates()
  const nameOf = useActionName()
  return (
    <Part title={t('설정이 바뀐 기록')}>
      <ul className="log padded">
        {events.length === 0 && <li className="mute">{t('아직 바뀐 적이 없어요.')}</li>}
        {events.map((event) => (
          <li key={event.id}>
            <div>
              <time dateTime={event.created_at}>{dates.shortDateTime(event.created_at)}</time> {nameOf(event.action)}{' '}
              <span className="mute">{event.mb_id}</span>
              <Differences event={event} />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Each field as it was and as it became. */
function Differences({ event: { before, after } }: { event: AuditEvent }) {
  const t = usePhrases()
  const changed = settingNames.filter(([name]) => after && String(before?.[name] ?? '') !== String(after[name] ?? ''))
  return changed.map(([name, label]) => (
    <p key={name} className="said">
      {t(label)} <s>{String(before?.[name] ?? '')}</s> {String(after?.[name] ?? '')}
    </p>
  ))
}

const elsewhere = [
  ['/shipping', '배송비 규칙', '배송비, 무료 배송 기준, 출고 마감 시각, 휴무일'],
  ['/grades', '등급 기준', '실버와 골드가 되는 구매 금액'],
  ['/policies', '약관과 정책', '이용약관, 개인정보처리방침과 그 버전'],
  ['/staff', '직원과 권한', '누가 무엇을 할 수 있는지'],
] as const

/** What has a screen of its own. */
function Elsewhere() {
  const t = usePhrases()
  return (
    <Part title={t('다른 화면에 있는 설정')}>
      <ul className="lines">
        {elsewhere.map(([to, name, what]) => (
          <li key={to}>
            <Link className="link" to={to}>
              {t(name)}
            </Link>
            <span className="mute">{t(what)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
