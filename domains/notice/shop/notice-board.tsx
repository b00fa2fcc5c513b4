import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router'
import { boardHref, boardQuery, readBoard } from '../../board/shop/board-address.ts'
import { BoardFinder } from '../../board/shop/board-finder.tsx'
import { StaffLink } from '../../board/shop/staff-actions.tsx'
import { postLimits } from '../../board/words.ts'
import { prime, useShop } from '../../shop.ts'
import type { NoticeRow as Row } from '../contract.ts'
import { topicNames, topicsOf } from '../words.ts'
import { boardAt, boardPath } from './boards.ts'
import { FeedLink, NoticeFeed } from './notice-feed.tsx'
import '@sillage/ui/sections/rows.css'

const listingAt = (pathname: string, query: URLSearchParams) =>
  readBoard(query, topicsOf[boardAt(pathname)], postLimits.keyword)

const rowsAt = (pathname: string, query: URLSearchParams) => ({
  query: { board: boardAt(pathname), first: 'pinned' as const, ...boardQuery(listingAt(pathname, query)) },
})

export const loader = (args: LoaderFunctionArgs) =>
  prime((queries, { query }) => [queries.notice.list(rowsAt(args.url.pathname, query))])(args)

type Props = { /** Where else one may go from this board. */ tabs: ReactNode }

/** What the house, or the school, has to say. */
export function NoticeBoard({ tabs }: Props) {
  const t = usePhrases()
  const { pathname } = useLocation()
  const board = boardAt(pathname)
  const school = board === 'tssa'
  return (
    <PageLayout
      title={school ? t('TSSA 공지') : t('공지')}
      description={school ? t('수업과 학교의 새 소식이에요.') : t('실라주의 새 소식이에요.')}
      above={school ? [{ label: 'TSSA', href: '/tssa' }] : [{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <NoticeFeed board={board} />
      {tabs}
      <Rows />
    </PageLayout>
  )
}

function Rows() {
  const t = usePhrases()
  const { queries } = useShop()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const board = boardAt(pathname)
  const path = boardPath[board]
  const listing = listingAt(pathname, query)
  const { data: notices } = useSuspenseQuery(queries.notice.list(rowsAt(pathname, query)))
  return (
    <>
      <BoardFinder
        path={path}
        listing={listing}
        label={t('공지 찾기')}
        placeholder={t('제목과 내용에서 찾기')}
        topics={topicsOf[board].map((topic) => ({ value: topic, label: t(topicNames[topic]) }))}
      />
      <StaffLink href={`${path}/new/edit`} label={t('공지 쓰기')} />
      {listing.keyword && (
        <p className="board-found" role="status">
          {t('‘{keyword}’ 찾은 글 {count}건', { keyword: listing.keyword, count: notices.total })}
        </p>
      )}
      {notices.data.length === 0 ? (
        <NoRows path={path} searched={Boolean(listing.keyword || listing.topic)} />
      ) : (
        <ul className="rows">
          {notices.data.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} path={path} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={notices.current_page}
        pages={notices.last_page}
        href={(page) => boardHref(path, { ...listing, page })}
      />
      <FeedLink board={board} />
    </>
  )
}

function NoRows({ path, searched }: { path: string; searched: boolean }) {
  const t = usePhrases()
  return (
    <Empty
      title={searched ? t('찾는 공지가 없어요') : t('이 페이지에는 공지가 없어요')}
      action={<Button href={path}>{searched ? t('공지 전체') : t('첫 페이지부터 보기')}</Button>}
    >
      {searched ? t('다른 검색어로 찾거나 전체 공지를 둘러보세요.') : undefined}
    </Empty>
  )
}

function NoticeRow({ notice, path }: { notice: Row; path: string }) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  return (
    <Anchor className="board-row" href={`${path}/${notice.id}`}>
      <span className="board-title">
        {notice.pinned && <Badge tone="accent">{t('꼭 읽어 주세요')}</Badge>}
        {pick(notice, 'title')}
        {notice.files.length > 0 && <Icon name="file" size="sm" label={t('첨부 파일')} />}
      </span>
      <time dateTime={notice.created_at}>{dates.date(notice.created_at)}</time>
    </Anchor>
  )
}
