import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Application } from '../contract.ts'
import { isOpen, stateAfter } from '../words.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationHead } from './application-head.tsx'
import { ApplicationView } from './application-view.tsx'
import { ApplyFrame } from './apply-frame.tsx'
import { ReadApplication } from './read-application.tsx'
import { UnlessGiven } from './unless-given.tsx'
import { useApplication, useApplications, useKeepApplication } from './use-applications.ts'

/** Applying to become a dealer; how far it is stands on the same page. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('대리점 신청')}
      description={t('실라주 대리점 신청 안내예요.')}
      lead={t('우리 동네에서 실라주를 소개할 매장을 찾고 있어요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <ApplyFrame
        path="/customer/dealer-apply"
        gives={[
          { title: t('대리점 가격'), text: t('승인되면 모든 상품을 대리점 가격으로 사실 수 있어요.') },
          { title: t('진열과 교육'), text: t('진열 도구와 향 설명 자료를 드리고, 직원 교육을 도와 드려요.') },
          { title: t('한 지역에 한 곳'), text: t('가까운 곳에 대리점이 있는지 먼저 확인하고 알려 드려요.') },
        ]}
      >
        <MyPart />
      </ApplyFrame>
    </PageLayout>
  )
}

function MyPart() {
  return (
    <ReadApplication query={useApplications('dealer')}>
      {([newest]) => (newest ? <Mine id={newest.id} /> : <WriteNew />)}
    </ReadApplication>
  )
}

function Mine({ id }: { id: number }) {
  return (
    <ReadApplication query={useApplication(id)}>
      {(application) => {
        if (stateAfter('save', application.state)) return <Write application={application} />
        // Approved, the grade can have been taken away since: then one applies again.
        return (
          <div className="application-page">
            <ApplicationView application={application} />
            {!isOpen(application.state) && <WriteNew />}
          </div>
        )
      }}
    </ReadApplication>
  )
}

const WriteNew = () => (
  <UnlessGiven kind="dealer">
    <Write />
  </UnlessGiven>
)

function Write({ application }: { application?: Application }) {
  const t = usePhrases()
  const { toast } = useDialogs()
  const keep = useKeepApplication()
  function done(sent: Application) {
    void keep(sent)
    toast(sent.state === (application?.state ?? 'draft') ? t('임시 저장했어요.') : t('신청을 보냈어요.'))
    // The answer stands where the form was.
    scrollTo({ top: 0 })
  }
  return (
    <div className="application-view">
      {application && <ApplicationHead application={application} />}
      <ApplicationForm
        key={application?.changed_at ?? 'new'}
        kind="dealer"
        {...(application && { application })}
        onDone={done}
      />
    </div>
  )
}
