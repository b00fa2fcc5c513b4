import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { useParams } from 'react-router'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { InquiryThread } from './inquiry-thread.tsx'
import { useInquiry } from './use-inquiry.ts'

/** One inquiry with its answers. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  return (
    <MemberLayout
      title={t('문의 내용')}
      description={t('보낸 문의와 답변이에요.')}
      above={[
        { label: t('마이페이지'), href: '/my-page' },
        { label: t('1:1 문의'), href: '/my-page/inquiry' },
      ]}
    >
      <Found id={id} />
    </MemberLayout>
  )
}

function Found({ id }: { id: string | undefined }) {
  const t = usePhrases()
  return (
    <QueryBoundary query={useInquiry(id)} failed={t('문의를 불러오지 못했어요')}>
      {(inquiry) => <InquiryThread inquiry={inquiry} />}
    </QueryBoundary>
  )
}
