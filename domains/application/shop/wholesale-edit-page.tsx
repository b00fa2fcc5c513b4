import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate, useParams } from 'react-router'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import type { Application } from '../contract.ts'
import { stateAfter } from '../words.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationHead } from './application-head.tsx'
import { dealerPath, Elsewhere } from './elsewhere.tsx'
import { ReadApplication } from './read-application.tsx'
import { useApplication, useKeepApplication } from './use-applications.ts'

const path = '/customer/wholesale-apply'

/** Changing an application: while it is being written, and where something is wanting. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  return (
    <MemberLayout
      title={t('도매 신청 수정')}
      description={t('보낸 도매 신청을 수정할 수 있어요.')}
      above={[
        { label: t('고객센터'), href: '/customer/center' },
        { label: t('도매 신청'), href: path },
      ]}
    >
      <Found id={id} />
    </MemberLayout>
  )
}

function Found({ id }: { id: string | undefined }) {
  return (
    <ReadApplication query={useApplication(id)}>
      {(application) => {
        if (application.kind === 'dealer') return <Elsewhere to={dealerPath} />
        // What is being read or decided is shown instead.
        if (!stateAfter('save', application.state)) return <Elsewhere to={`${path}/${id}/show`} />
        return <Edit application={application} />
      }}
    </ReadApplication>
  )
}

function Edit({ application }: { application: Application }) {
  const t = usePhrases()
  const { toast } = useDialogs()
  const navigate = useNavigate()
  const keep = useKeepApplication()
  function done(sent: Application) {
    void keep(sent)
    if (sent.state === application.state) return toast(t('임시 저장했어요.'))
    return navigate(`${path}/${sent.id}/show`, { replace: true })
  }
  return (
    <div className="application-view">
      <ApplicationHead application={application} />
      {/* Begun again with each change: it must not forget documents that were saved meanwhile. */}
      <ApplicationForm key={application.changed_at} kind="wholesale" application={application} onDone={done} />
    </div>
  )
}
