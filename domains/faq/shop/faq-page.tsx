import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { JsonLd } from '@sillage/web-kit/json-ld.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { boardHref, boardQuery, readBoard } from '../../board/shop/board-address.ts'
import { BoardFinder } from '../../board/shop/board-finder.tsx'
import { CenterTabs } from '../../board/shop/center-tabs.tsx'
import { StaffLink } from '../../board/shop/staff-actions.tsx'
import { postLimits } from '../../board/words.ts'
import { useCompany } from '../../setting/shop/use-company.ts'
import { prime, useShop } from '../../shop.ts'
import { faqTopicNames, faqTopics } from '../words.ts'
import { faqAddress, faqIn, faqPath } from './faq-address.ts'
import { answerOf, faqThing } from './json-ld-faq.ts'
import { Question } from './question.tsx'
import { useOpened } from './use-opened.ts'
import './faq.css'

const listingIn = (query: URLSearchParams) => readBoard(query, faqTopics, postLimits.keyword)
function rowsIn(query: URLSearchParams) {
  const id = faqIn(query)
  return { query: { ...boardQuery(listingIn(query)), ...(id && { id }) } }
}

/** A question that is asked for by its address and is not there is answered with the 404 page. */
export const loader = prime((queries, { query }) => {
  const id = faqIn(query)
  return [queries.faq.list(rowsIn(query)), ...(id ? [queries.faq.show({ params: { id } })] : [])]
})

/** What is asked often. */
export function Component() {
  const { t, locale } = usePhrasebook()
  const pick = useLocalizedField()
  const place = { origin: useOrigin(), locale }
  const { queries } = useShop()
  const [query] = useSearchParams()
  const group = useId()
  const { data: found } = useSuspenseQuery(queries.faq.list(rowsIn(query)))
  const listing = { ...listingIn(query), page: found.current_page }
  const { opened, toggle, list } = useOpened(listing)
  const asked = found.data.find(({ id }) => id === opened)
  return (
    <PageLayout
      title={t('자주 묻는 질문')}
      description={t('자주 묻는 질문과 답변이에요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
      about={
        asked && {
          title: pick(asked, 'title'),
          description: answerOf(asked, place).slice(0, 160),
          path: faqAddress(asked.id),
        }
      }
    >
      <JsonLd thing={import.meta.env.SSR ? faqThing(found.data, place) : null} />
      <CenterTabs here={faqPath} />
      <BoardFinder
        path={faqPath}
        listing={listing}
        label={t('질문 찾기')}
        placeholder={t('무엇이 궁금하세요?')}
        topics={faqTopics.map((topic) => ({ value: topic, label: t(faqTopicNames[topic]) }))}
      />
      <StaffLink href={`${faqPath}/new/edit`} label={t('질문 쓰기')} />
      {listing.keyword && (
        <p className="board-found" role="status">
          {t('‘{keyword}’ 찾은 글 {count}건', { keyword: listing.keyword, count: found.total })}
        </p>
      )}
      <div className="faq-list" ref={list}>
        {found.data.map((faq) => (
          <Question
            key={faq.id}
            faq={faq}
            group={group}
            open={faq.id === opened}
            onToggle={(open) => toggle(faq.id, open)}
          />
        ))}
      </div>
      {found.data.length === 0 && <NothingFound />}
      <Pagination
        page={found.current_page}
        pages={found.last_page}
        href={(page) => boardHref(faqPath, { ...listing, page })}
      />
      <Ask />
    </PageLayout>
  )
}

function NothingFound() {
  const t = usePhrases()
  return (
    <Empty title={t('찾는 질문이 없어요')} action={<Button href={faqPath}>{t('질문 전체 보기')}</Button>}>
      {t('다른 검색어로 찾거나 전체 공지를 둘러보세요.')}
    </Empty>
  )
}

function Ask() {
  const t = usePhrases()
  const company = useCompany()
  return (
    <section className="faq-ask">
      <h2>{t('찾는 답이 없나요?')}</h2>
      <div className="button-row">
        <Button kind="line" size="sm" href="/my-page/inquiry/new">
          {t('1:1 문의 쓰기')}
        </Button>
        <Button kind="quiet" size="sm" href={`tel:${company.phone}`}>
          {company.phone}
        </Button>
      </div>
    </section>
  )
}
