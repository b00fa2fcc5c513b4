import { addressId } from '@sillage/web-kit/address-id.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditGate, EditWait } from '../../board/shop/edit-gate.tsx'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { useShop } from '../../shop.ts'
import { DocumentFilesForm } from './document-files-form.tsx'
import { DocumentForm, documentFormKey } from './document-form.tsx'

const path = '/customer/document-board'

/** For staff: writing a document, or changing one and its files. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  return (
    <MemberLayout
      title={t(id === 'new' ? '문서 쓰기' : '문서 고치기')}
      description={t('문서실의 문서를 수정할 수 있어요.')}
      above={[{ label: t('문서실'), href: path }]}
    >
      <EditGate path={path}>{id === 'new' ? <DocumentForm /> : <ChangeForm id={id} />}</EditGate>
    </MemberLayout>
  )
}

/** Always what stands now: a change is made from the newest version. */
function ChangeForm({ id }: { id: string | undefined }) {
  const { staff } = useShop()
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: [...documentFormKey, id],
    queryFn: async () => (await staff()).document.staffShow({ params: { id: addressId(id) } }),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (!data || !isFetchedAfterMount) return <EditWait />
  return (
    <>
      <DocumentFilesForm document={data} />
      <DocumentForm key={`${data.id} ${data.version}`} document={data} />
    </>
  )
}
