import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { routerContext, type Shop } from '@sillage/web-kit/shop.ts'
import { throwNotFound } from '@sillage/web-kit/throw-not-found.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { DatedNeighbours } from '../../board/shop/neighbours.tsx'
import { PostFiles } from '../../board/shop/post-files.tsx'
import { PostText } from '../../board/shop/post-text.tsx'
import { PrintButton } from '../../board/shop/print-button.tsx'
import { StaffLink } from '../../board/shop/staff-actions.tsx'
import type { ShopContract } from '../../contract.ts'
import { prime, useShop } from '../../shop.ts'
import { topicNames } from '../words.ts'
import { boardAt, boardPath } from './boards.ts'
import { NoticeFeed } from './notice-feed.tsx'

/** A notice stands on its own board only: under the other one nothing is found. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, url, context } = args
  await prime((queries) => [queries.notice.show({ params: { id: params.id } })])(args)
  // Anyone who composed the page made the shop with this contract.
  const { queries, cache } = context.get(routerContext) as Shop<ShopContract>
  const { board } = await cache.ensureQueryData(queries.notice.show({ params: { id: params.id } }))
  return board === boardAt(url.pathname) ? null : throwNotFound()
}

/** One notice of either board. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { pathname } = useLocation()
  const { id } = useParams()
  const board = boardAt(pathname)
  const path = boardPath[board]
  const { data: notice } = useSuspenseQuery(queries.notice.show({ params: { id } }))
  const title = pick(notice, 'title')
  return (
    <PageLayout
      title={title}
      description={title}
      above={[{ label: board === 'tssa' ? t('TSSA 공지') : t('공지'), href: path }]}
    >
      <NoticeFeed board={board} />
      <div className="post-head">
        <span className="post-facts">
          {notice.pinned && <Badge tone="accent">{t('꼭 읽어 주세요')}</Badge>}
          <span>{t(topicNames[notice.topic])}</span>
          <time className="num" dateTime={notice.created_at}>
            {dates.date(notice.created_at)}
          </time>
        </span>
        <span className="post-actions">
          <PrintButton />
          <StaffLink href={`${path}/${notice.id}/edit`} label={t('고치기')} />
        </span>
      </div>
      <PostText post={notice} />
      <PostFiles files={notice.files} />
      <DatedNeighbours path={path} previous={notice.previous} next={notice.next} />
      <div className="button-row post-end mt-8">
        <Button href={path}>{t('공지 전체')}</Button>
        <Button href="/customer/center" kind="line">
          {t('고객센터 보기')}
        </Button>
      </div>
    </PageLayout>
  )
}
