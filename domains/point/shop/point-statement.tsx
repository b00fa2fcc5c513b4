import { Button } from '@sillage/ui/button.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { PointStatement } from '../contract.ts'
import { askedBy, readShown, type Shown, shownHref } from './point-address.ts'
import { NoEntries, NoPoints } from './point-empty.tsx'
import { PointEntryRow } from './point-entry-row.tsx'
import { PointFigures } from './point-figures.tsx'
import './point-statement.css'
import { Pagination } from '@sillage/web-kit/pagination.tsx'

/** What there is, then every line of how it came about. */
export function PointStatementView() {
  const { queries } = useShop()
  const shown = readShown(useSearchParams()[0])
  const { data, isLoadingError, refetch } = useQuery({
    ...queries.point.list(askedBy(shown)),
    placeholderData: keepPreviousData,
  })
  if (isLoadingError) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  // Who never had any has no statement to look through.
  if (data.total === 0 && !shown.direction) return <NoPoints />
  return (
    <>
      <PointFigures statement={data} />
      <Entries statement={data} shown={shown} />
    </>
  )
}

function Entries({ statement, shown: { direction } }: { statement: PointStatement; shown: Shown }) {
  const t = usePhrases()
  const titleId = useId()
  const { data, current_page, last_page } = statement
  const tabs = [
    { label: t('전체'), href: shownHref({}), current: !direction },
    { label: t('적립 내역'), href: shownHref({ direction: 'in' }), current: direction === 'in' },
    { label: t('사용 내역'), href: shownHref({ direction: 'out' }), current: direction === 'out' },
  ]
  return (
    <section className="point-entries" aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('적립금 내역')} />
      <TabLinks label={t('내역 종류')} items={tabs} />
      {data.length === 0 && <NoEntries direction={direction} beyond={current_page > 1} />}
      <ul className="rows">
        {data.map((entry) => (
          <PointEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <Pagination page={current_page} pages={last_page} href={(page) => shownHref({ direction, page })} />
    </section>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height="148px" />
      <div className="mt-10">
        <Skeleton height="480px" />
      </div>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = usePhrases()
  return (
    <ErrorState title={t('적립금을 불러오지 못했어요')} action={<Button onClick={onRetry}>{t('다시 시도')}</Button>}>
      {t('잠시 후 다시 시도해 주세요.')}
    </ErrorState>
  )
}
