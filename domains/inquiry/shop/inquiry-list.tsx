import { languageOf } from '@sillage/kit/text-language.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { InquiryRow } from '../contract.ts'
import { topicNames } from '../words.ts'
import { StateBadge } from './state-badge.tsx'
import '@sillage/ui/sections/rows.css'
import './inquiry.css'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { PastLastPage } from '@sillage/web-kit/past-last-page.tsx'

const path = '/my-page/inquiry'
const hrefOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** The member's questions, the newest first. */
export function InquiryList() {
  const { queries } = useShop()
  const asked = Number(useSearchParams()[0].get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const query = useQuery({
    ...queries.inquiry.list({ query: { page } }),
    placeholderData: keepPreviousData,
    // An answer may come at any moment.
    staleTime: 0,
  })
  if (query.data) return <Rows found={query.data} />
  if (query.isLoadingError) return <Failed onRetry={() => void query.refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton height="320px" />
    </div>
  )
}

type Page = { data: InquiryRow[]; total: number; current_page: number; last_page: number }

function Rows({ found: { data, total, current_page, last_page } }: { found: Page }) {
  const t = usePhrases()
  if (current_page > last_page) return <PastLastPage to={hrefOf(last_page)} />
  if (total === 0) return <Nothing />
  return (
    <>
      <div className="inquiry-bar">
        <span className="num mute small">{t('문의 {count}건', { count: total })}</span>
        <Button href={`${path}/new`} size="sm">
          {t('문의하기')}
        </Button>
      </div>
      <ul className="rows">
        {data.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
      <Pagination page={current_page} pages={last_page} href={hrefOf} />
    </>
  )
}

function Row({ row: { id, topic, title, state, created_at } }: { row: InquiryRow }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Anchor className="inquiry-row" href={`${path}/${id}/show`}>
      <StateBadge state={state} />
      <span className="inquiry-row-title" lang={languageOf(title)}>
        {title}
      </span>
      <span className="inquiry-row-facts num">
        {t(topicNames[topic])} · <time dateTime={created_at}>{dates.date(created_at)}</time>
      </span>
    </Anchor>
  )
}

function Nothing() {
  const t = usePhrases()
  return (
    <Empty title={t('보낸 문의가 없어요')} action={<Button href={`${path}/new`}>{t('문의하기')}</Button>}>
      {t('급한 일은 고객센터 전화가 가장 빨라요.')}
    </Empty>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = usePhrases()
  return (
    <ErrorState title={t('문의를 불러오지 못했어요')} action={<Button onClick={onRetry}>{t('다시 시도')}</Button>}>
      {t('잠시 후 다시 시도해 주세요.')}
    </ErrorState>
  )
}
