import { limits } from '@sillage/kit/limits.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { primeRow } from '../../content/shop/prime-row.ts'
import { Titled } from '../../content/shop/titled.tsx'
import { useShop } from '../../shop.ts'
import { boardAt, boardPath } from './boards.ts'

const rowsAt = (pathname: string) => ({ query: { board: boardAt(pathname), per_page: limits.paging.per_page_max } })

export const loader = primeRow((queries, pathname) => queries.notice.list(rowsAt(pathname)))

/** One notice of either board. */
export function Component() {
  const t = usePhrases()
  const pick = usePick()
  const { queries } = useShop()
  const { pathname } = useLocation()
  const { id } = useParams()
  const board = boardAt(pathname)
  const { data: notices } = useSuspenseQuery(queries.notice.list(rowsAt(pathname)))
  const notice = notices.data.find((one) => String(one.id) === id)
  if (!notice) return null // Taken down since the loader looked; a reload says so.
  const title = pick(notice, 'title')
  return (
    <Titled
      title={title}
      description={title}
      lead={seoulDay(notice.created_at)}
      above={[{ label: board === 'tssa' ? t('TSSA 공지') : t('공지'), href: boardPath[board] }]}
    >
      <p>{t('자세한 내용은 고객센터에서 알려 드려요.')}</p>
      <div className="button-row mt-5">
        <Button href={boardPath[board]}>{t('공지 전체')}</Button>
        <Button href="/customer/center" kind="line">
          {t('고객센터 보기')}
        </Button>
      </div>
    </Titled>
  )
}
