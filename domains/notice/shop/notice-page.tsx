import { seoulDay } from '@sillage/kit/time.ts'
import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { Titled } from '../../content/shop/titled.tsx'
import { prime, useShop } from '../../shop.ts'
import { boardAt, boardPath } from './boards.ts'

export const loader = prime((queries, { params }) => [queries.notice.show({ params: { id: params.id } })])

/** One notice of either board. */
export function Component() {
  const t = usePhrases()
  const pick = usePick()
  const { queries } = useShop()
  const { pathname } = useLocation()
  const { id } = useParams()
  const board = boardAt(pathname)
  const { data: notice } = useSuspenseQuery(queries.notice.show({ params: { id } }))
  const title = pick(notice, 'title')
  return (
    <Titled
      title={title}
      description={title}
      lead={seoulDay(notice.created_at)}
      above={[{ label: board === 'tssa' ? t('TSSA 공지') : t('공지'), href: boardPath[board] }]}
    >
      {pick(notice, 'body').map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-text">
          {paragraph}
        </p>
      ))}
      <div className="button-row mt-8">
        <Button href={boardPath[board]}>{t('공지 전체')}</Button>
        <Button href="/customer/center" kind="line">
          {t('고객센터 보기')}
        </Button>
      </div>
    </Titled>
  )
}
