import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Fragment } from 'react'
import { Link, useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { StaffApplication } from '../contract.ts'
import { kindNames, stateAfter, stateNames } from '../words.ts'
import { applicationLooks } from './application-looks.ts'

/** One application: who they are, their documents, and the decision. */
export function Component() {
  const { queries } = useShop()
  const id = Number(useParams().id)
  return (
    <Loaded query={queries.application.staff.show({ params: { id } })}>
      {(application) => <Review application={application} />}
    </Loaded>
  )
}

function Review({ application }: { application: StaffApplication }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { id: application.id }
  const can = (move: 'take' | 'ask' | 'approve' | 'reject') => stateAfter(move, application.state) !== undefined
  const { run: take, pending: taking } = useAction(() => api.application.staff.take({ params }))
  const { run: approve, pending } = useAction(() => api.application.staff.approve({ params }), {
    done: () => t('승인했어요. 등급이 바뀌고 신청한 분에게 알림이 가요.'),
  })
  const look = applicationLooks[application.state]
  const fact = (
    <State tone={look.tone} at={look.at}>
      {t(stateNames[application.state])}
    </State>
  )
  return (
    <>
      <Top title={application.company} crumb={{ to: '/applications', label: t('도매·대리점 신청') }} fact={fact}>
        {can('take') && (
          <Button look="main" disabled={taking} onClick={() => take(undefined)}>
            {t('담당하기')}
          </Button>
        )}
        {can('approve') && (
          <Button look="main" disabled={pending} onClick={() => approve(undefined)}>
            {t('{kind} 회원으로 승인', { kind: t(kindNames[application.kind]) })}
          </Button>
        )}
      </Top>
      <div className="body">
        <div className="cols">
          <div>
            <Company application={application} />
            {can('ask') && <Answers id={application.id} />}
          </div>
          <History application={application} />
        </div>
      </div>
    </>
  )
}

/** The reason that the applicant reads if it is not approved. */
function Answers({ id }: { id: number }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { id }
  return (
    <Part title={t('신청한 분에게')}>
      <div className="stack stack-wide padded">
        <WordsForm
          draft={`application-ask:${id}`}
          label={t('보완할 내용')}
          rows={2}
          button={t('보완 요청')}
          look="line"
          send={(note) => api.application.staff.ask({ params, body: { note } })}
        />
        <WordsForm
          draft={`application-reject:${id}`}
          label={t('반려하는 이유')}
          rows={2}
          button={t('반려')}
          look="danger"
          send={(note) => api.application.staff.reject({ params, body: { note } })}
        />
      </div>
    </Part>
  )
}

function Company({ application: one }: { application: StaffApplication }) {
  const t = usePhrases()
  return (
    <>
      {one.same_number.length > 0 && (
        <div className="note note-act">
          <div>
            {t('같은 사업자 번호로 낸 신청이 있어요:')}{' '}
            {one.same_number.map(({ id, mb_id, state }, at) => (
              <Fragment key={id}>
                {at > 0 && ', '}
                <Link className="link" to={`/applications/${id}`}>
                  {mb_id} ({t(stateNames[state])})
                </Link>
              </Fragment>
            ))}
          </div>
        </div>
      )}
      <Part title={t('사업자')}>
        <div className="padded">
          <Facts
            rows={[
              [t('상호'), one.company],
              [t('대표자'), one.representative],
              [t('사업자 등록 번호'), one.business_number],
              [t('업태·종목'), one.business_type],
              [t('담당자'), one.name],
              [t('전화'), one.hp],
              [t('메일'), one.email],
              [t('주소'), [one.zip, one.addr1, one.addr2, one.city, one.province].filter(Boolean).join(' ')],
              [t('웹사이트'), one.site],
              [t('지역'), one.region],
              [t('하고 싶은 말'), one.message],
            ]}
          />
        </div>
      </Part>
      <Part title={t('서류')}>
        <ul className="lines">
          {one.files.map((file) => (
            <li key={file.id}>
              <a className="link" href={file.url} target="_blank" rel="noreferrer">
                {file.name}
              </a>
            </li>
          ))}
          {one.files.length === 0 && <li className="mute">{t('올린 서류가 없어요.')}</li>}
        </ul>
      </Part>
    </>
  )
}

function History({ application }: { application: StaffApplication }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part title={t('처리 이력')}>
      <ul className="log padded">
        {application.events.toReversed().map((event) => (
          <li key={event.id}>
            <div>
              <time dateTime={event.created_at}>{dates.shortDateTime(event.created_at)}</time>{' '}
              {t(stateNames[event.to_state])}
              {event.note && <p className="said">{event.note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
