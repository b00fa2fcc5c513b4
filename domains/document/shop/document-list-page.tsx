import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { boardHref, boardQuery, readBoard } from '../../board/shop/board-address.ts'
import { BoardFinder } from '../../board/shop/board-finder.tsx'
import { CenterTabs } from '../../board/shop/center-tabs.tsx'
import { StaffLink } from '../../board/shop/staff-actions.tsx'
import { postLimits } from '../../board/words.ts'
import { prime, useShop } from '../../shop.ts'
import type { DocumentRow as Row } from '../contract.ts'
import { documentKindNames, documentKinds, documentLanguageNames } from '../words.ts'
import '@sillage/ui/sections/rows.css'

const path = '/customer/document-board'
const listingIn = (query: URLSearchParams) => readBoard(query, documentKinds, postLimits.keyword)
const rowsIn = (query: URLSearchParams) => ({ query: boardQuery(listingIn(query)) })

export const loader = prime((queries, { query }) => [queries.document.list(rowsIn(query))])

/** Documents about products. The list is open; the files are for members. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('문서실')}
      description={t('제품 안전 자료와 서식이에요.')}
      lead={t('문서는 로그인하면 열어 볼 수 있어요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <CenterTabs here={path} />
      <Rows />
    </PageLayout>
  )
}

function Rows() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const listing = listingIn(query)
  const { data: found } = useSuspenseQuery(queries.document.list(rowsIn(query)))
  return (
    <>
      <BoardFinder
        path={path}
        listing={listing}
        label={t('문서 찾기')}
        placeholder={t('상품 이름, 로트 번호로 찾기')}
        topics={documentKinds.map((kind) => ({ value: kind, label: t(documentKindNames[kind]) }))}
      />
      <StaffLink href={`${path}/new/edit`} label={t('문서 쓰기')} />
      {listing.keyword && (
        <p className="board-found" role="status">
          {t('‘{keyword}’ 찾은 글 {count}건', { keyword: listing.keyword, count: found.total })}
        </p>
      )}
      <ul className="rows">
        {found.data.map((document) => (
          <li key={document.id}>
            <DocumentRow document={document} />
          </li>
        ))}
      </ul>
      {found.data.length === 0 && (
        <Empty title={t('찾는 문서가 없어요')} action={<Button href={path}>{t('문서 전체 보기')}</Button>}>
          {t('필요한 자료가 있으면 고객센터로 말씀해 주세요.')}
        </Empty>
      )}
      <Pagination
        page={found.current_page}
        pages={found.last_page}
        href={(page) => boardHref(path, { ...listing, page })}
      />
    </>
  )
}

function DocumentRow({ document }: { document: Row }) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const lots = [...new Set(document.files.map(({ lot }) => lot).filter(Boolean))]
  const languages = [...new Set(document.files.map(({ lang }) => t(documentLanguageNames[lang])))]
  return (
    <Anchor className="board-row" href={`${path}/${document.id}`}>
      <span className="board-title">
        {document.pinned && <Badge tone="accent">{t('꼭 읽어 주세요')}</Badge>}
        {pick(document, 'title')}
      </span>
      <time dateTime={document.created_at}>{dates.date(document.created_at)}</time>
      <span className="board-facts">
        <span>{t(documentKindNames[document.kind])}</span>
        {document.product && <span>{pick(document.product, 'name')}</span>}
        {languages.length > 0 && <span>{languages.join(' · ')}</span>}
        {lots.length > 0 && <span>{t('로트 {lots}', { lots: lots.join(', ') })}</span>}
      </span>
    </Anchor>
  )
}
