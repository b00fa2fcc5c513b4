import { addressId } from '@sillage/web-kit/address-id.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditGate, EditWait } from '../../board/shop/edit-gate.tsx'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { useShop } from '../../shop.ts'
import { faqPath } from './faq-address.ts'
import { FaqForm, faqFormKey } from './faq-form.tsx'

/** For staff: writing a question with its answer, or changing one. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  return (
    <MemberLayout
      title={t(id === 'new' ? '질문 쓰기' : '질문 고치기')}
      description={t('자주 묻는 질문을 수정할 수 있어요.')}
      above={[{ label: t('자주 묻는 질문'), href: faqPath }]}
    >
      <EditGate path={faqPath}>{id === 'new' ? <FaqForm /> : <ChangeForm id={id} />}</EditGate>
    </MemberLayout>
  )
}

/** Always what stands now: a change is made from the newest version. */
function ChangeForm({ id }: { id: string | undefined }) {
  const { staff } = useShop()
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: [...faqFormKey, id],
    queryFn: async () => (await staff()).faq.staffShow({ params: { id: addressId(id) } }),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (!data || !isFetchedAfterMount) return <EditWait />
  return <FaqForm key={`${data.id} ${data.version}`} faq={data} />
}
