import { Button } from '@sillage/ui/button.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { boardHref, boardQuery, readBoard } from '../../board/shop/board-address.ts'
import { BoardFinder } from '../../board/shop/board-finder.tsx'
import { CenterTabs } from '../../board/shop/center-tabs.tsx'
import { PostText } from '../../board/shop/post-text.tsx'
import { StaffLink } from '../../board/shop/staff-deeds.tsx'
import { postLimits } from '../../board/words.ts'
import { Pages } from '../../content/shop/pages.tsx'
import { Titled } from '../../content/shop/titled.tsx'
import { customerPhone } from '../../inquiry/words.ts'
import { prime, useShop } from '../../shop.ts'
import type { Faq } from '../contract.ts'
import { faqTopicNames, faqTopics } from '../words.ts'
import './faq.css'

const path = '/customer/faq'
const listingIn = (query: URLSearchParams) => readBoard(query, faqTopics, postLimits.keyword)
const rowsIn = (query: URLSearchParams) => ({ query: boardQuery(listingIn(query)) })

export const loader = prime((queries, { query }) => [queries.faq.list(rowsIn(query))])

/** What is asked often. */
export function Component() {
  const t = usePhrases()
  return (
    <Titled
      title={t('자주 묻는 질문')}
      description={t('자주 묻는 질문과 답을 모아 보는 곳이에요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <CenterTabs here={path} />
      <Questions />
    </Titled>
  )
}

function Questions() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const listing = listingIn(query)
  const { data: found } = useSuspenseQuery(queries.faq.list(rowsIn(query)))
  return (
    <>
      <BoardFinder
        path={path}
        listing={listing}
        label={t('질문 찾기')}
        placeholder={t('무엇이 궁금하세요?')}
        topics={faqTopics.map((topic) => ({ value: topic, label: t(faqTopicNames[topic]) }))}
      />
      <StaffLink href={`${path}/new/edit`} label={t('질문 쓰기')} />
      {listing.keyword && (
        <p className="board-found" role="status">
          {t('‘{keyword}’ 찾은 글 {count}건', { keyword: listing.keyword, count: found.total })}
        </p>
      )}
      <div className="faq-list">
        {found.data.map((faq) => (
          <Question key={faq.id} faq={faq} />
        ))}
      </div>
      {found.data.length === 0 && (
        <Empty title={t('찾는 질문이 없어요')} action={<Button href={path}>{t('질문 전체 보기')}</Button>}>
          {t('다른 말로 찾거나 전체를 둘러보세요.')}
        </Empty>
      )}
      <Pages page={found.current_page} pages={found.last_page} href={(page) => boardHref(path, { ...listing, page })} />
      <section className="faq-ask">
        <h2>{t('찾는 답이 없나요?')}</h2>
        <div className="button-row">
          <Button kind="line" size="sm" href="/my-page/inquiry/new">
            {t('1:1 문의 쓰기')}
          </Button>
          <Button kind="quiet" size="sm" href={`tel:${customerPhone}`}>
            {customerPhone}
          </Button>
        </div>
      </section>
    </>
  )
}

function Question({ faq }: { faq: Faq }) {
  const t = usePhrases()
  const pick = usePick()
  return (
    <Disclosure summary={pick(faq, 'title')}>
      <PostText post={faq} />
      <div className="mt-4">
        <StaffLink href={`${path}/${faq.id}/edit`} label={t('고치기')} />
      </div>
    </Disclosure>
  )
}
