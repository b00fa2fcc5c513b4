import { notFound } from '@sillage/kit/problem.ts'
import { addressId } from '@sillage/web-kit/address-id.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { EditGate, EditWait } from '../../board/shop/edit-gate.tsx'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { useShop } from '../../shop.ts'
import type { NoticeBoard } from '../words.ts'
import { boardAt, boardPath } from './boards.ts'
import { NoticeForm } from './notice-form.tsx'
import { noticeFormKey } from './use-notice-form.ts'

/** For staff: writing a notice, or changing one. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  const board = boardAt(useLocation().pathname)
  const path = boardPath[board]
  return (
    <MemberLayout
      title={t(id === 'new' ? '공지 쓰기' : '공지 고치기')}
      description={t('공지를 수정할 수 있어요.')}
      above={[{ label: t(board === 'tssa' ? 'TSSA 공지' : '공지'), href: path }]}
    >
      <EditGate path={path}>
        {id === 'new' ? <NoticeForm board={board} /> : <ChangeForm id={id} board={board} />}
      </EditGate>
    </MemberLayout>
  )
}

/** Always what stands now: a change is made from the newest version. */
function ChangeForm({ id, board }: { id: string | undefined; board: NoticeBoard }) {
  const { staff } = useShop()
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: [...noticeFormKey, board, id],
    async queryFn() {
      const notice = await (await staff()).notice.staffShow({ params: { id: addressId(id) } })
      // A notice stands on its own board only, for those who change it too.
      if (notice.board !== board) throw notFound()
      return notice
    },
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (!data || !isFetchedAfterMount) return <EditWait />
  return <NoticeForm key={`${data.id} ${data.version}`} board={board} notice={data} />
}
