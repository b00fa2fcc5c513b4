import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSearchParams } from 'react-router'
import { useSession } from '../../session.ts'
import { ClassInquiryForm } from './class-inquiry-form.tsx'
import { GuestInquiry } from './guest-inquiry.tsx'

/** The form for questions about classes; with the link of an email, the answer. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('클래스 문의')}
      description={t('TSSA 수업과 단체 수업을 문의해 주세요.')}
      lead={t('단체 수업, 출강, 정규 과정을 문의해 주세요. 영업일 이틀 안에 답해 드려요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <Inside />
    </PageLayout>
  )
}

function Inside() {
  const { checked, user } = useSession()
  const [query] = useSearchParams()
  const [id, view_key] = [Number(query.get('id')), query.get('key')]
  // What an email's link or a draft holds, only the browser knows.
  if (!checked) return <Skeleton height="480px" />
  if (Number.isSafeInteger(id) && id > 0 && view_key) return <GuestInquiry key={id} id={id} view_key={view_key} />
  return <ClassInquiryForm key={user?.mb_id ?? 'guest'} />
}
