import { Problem } from '@sillage/kit/problem.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'

type Props = {
  /** The board it belongs to, for those who may not write there. */
  path: string
  children: ReactNode
}

/** Lets through staff who may write on the boards; others see why not. */
export function EditGate({ path, children }: Props) {
  const t = usePhrases()
  const { staff } = useShop()
  const { user } = useSession()
  const { data, error } = useQuery(
    quietly({
      queryKey: ['board gate', user?.mb_id],
      queryFn: async () => (await staff()).staffBoards.mine(),
      staleTime: 0,
    }),
  )
  if (data) return children
  if (error instanceof Problem && error.status === 403)
    return (
      <Empty title={t('이 게시판에 글을 쓸 권한이 없어요')} action={<Button href={path}>{t('게시판 보기')}</Button>}>
        {t('담당 업무가 바뀌었다면 관리자에게 권한을 요청해 주세요.')}
      </Empty>
    )
  if (error) return <Empty title={t('잠시 후 다시 시도해 주세요.')} />
  return <EditWait />
}

export function EditWait() {
  return (
    <div aria-busy="true">
      <Skeleton height="640px" />
    </div>
  )
}
