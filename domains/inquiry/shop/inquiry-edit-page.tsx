import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useParams } from 'react-router'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { useInquiry } from './use-inquiry.ts'

/** Writing an inquiry, or changing one. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  return (
    <MemberLayout
      title={t(id === 'new' ? '문의 쓰기' : '문의 수정')}
      description={t('1:1 문의를 남겨 주세요.')}
      above={[
        { label: t('마이페이지'), href: '/my-page' },
        { label: t('1:1 문의'), href: '/my-page/inquiry' },
      ]}
    >
      {id === 'new' ? <InquiryForm /> : <ChangeForm id={id} />}
    </MemberLayout>
  )
}

/** Only what no one has answered yet can be changed; anything else is shown instead. */
function ChangeForm({ id }: { id: string | undefined }) {
  const navigate = useNavigate()
  const { data } = useInquiry(id)
  const show = useEffectEvent(() => void navigate(`/my-page/inquiry/${id}/show`, { replace: true }))
  const touched = data?.untouched === false
  useEffect(() => {
    if (touched) show()
  }, [touched])
  // A page that stays alive begins again with each change: it must not forget files that were sent meanwhile.
  if (data?.untouched) return <InquiryForm key={data.changed_at} inquiry={data} />
  return (
    <div aria-busy="true">
      <Skeleton height="480px" />
    </div>
  )
}
