import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate, useParams } from 'react-router'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { ApplicationView } from './application-view.tsx'
import { dealerPath, Elsewhere } from './elsewhere.tsx'
import { ReadApplication } from './read-application.tsx'
import { useApplication } from './use-applications.ts'

const path = '/customer/wholesale-apply'

/** A member’s application to buy wholesale. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  return (
    <MemberLayout
      title={t('도매 신청 내용')}
      description={t('보낸 도매 신청 내용이에요.')}
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
  const navigate = useNavigate()
  return (
    <ReadApplication query={useApplication(id)}>
      {(application) =>
        application.kind === 'dealer' ? (
          <Elsewhere to={dealerPath} />
        ) : (
          <ApplicationView
            application={application}
            editHref={`${path}/${application.id}/edit`}
            onGone={() => navigate(path, { replace: true })}
          />
        )
      }
    </ReadApplication>
  )
}
