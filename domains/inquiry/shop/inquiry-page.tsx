import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useParams } from 'react-router'
import { OneThing } from '../../content/shop/one-thing.tsx'
import { Titled } from '../../content/shop/titled.tsx'
import { InquiryThread } from './inquiry-thread.tsx'
import { useInquiry } from './use-inquiry.ts'

/** One inquiry with its answers. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  return (
    <Titled
      title={t('문의 내용')}
      description={t('보낸 문의 한 건과 답변을 보는 곳이에요.')}
      above={[
        { label: t('마이페이지'), href: '/my-page' },
        { label: t('1:1 문의'), href: '/my-page/inquiry' },
      ]}
      members
    >
      <Found id={id} />
    </Titled>
  )
}

function Found({ id }: { id: string | undefined }) {
  const t = usePhrases()
  return (
    <OneThing query={useInquiry(id)} failed={t('문의를 불러오지 못했어요')}>
      {(inquiry) => <InquiryThread inquiry={inquiry} />}
    </OneThing>
  )
}
