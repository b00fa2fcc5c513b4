import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { boardHref } from '../../board/shop/board-address.ts'
import { PostText } from '../../board/shop/post-text.tsx'
import { faqHref } from '../../faq/shop/faq-address.ts'
import { boardPath } from '../../notice/shop/boards.ts'
import { useShop } from '../../shop.ts'
import '@sillage/ui/sections/rows.css'

/** What the boards say to a word: answers open here, the rest leads on. */
export function CenterFound({ keyword }: { keyword: string }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data } = useSuspenseQuery(queries.center.search({ query: { keyword } }))
  const { faq, notice, school, document } = data
  const total = faq.total + notice.total + school.total + document.total
  return (
    <section className="center-found" aria-label={t('찾은 글')}>
      <p className="board-found" role="status">
        {t('‘{keyword}’ 찾은 글 {count}건', { keyword, count: total })}
      </p>
      {total === 0 && (
        <Empty
          title={t('검색 결과가 없어요')}
          action={<Button href="/my-page/inquiry/new">{t('1:1 문의 쓰기')}</Button>}
        >
          {t('다른 검색어로 찾아보거나 바로 문의해 주세요.')}
        </Empty>
      )}
      <Group title={t('자주 묻는 질문')} total={faq.total} more={boardHref('/customer/faq', { keyword })}>
        {faq.data.map((each) => (
          <Disclosure key={each.id} summary={pick(each, 'title')}>
            <PostText post={each} />
            <Anchor className="link" href={faqHref(each.id)}>
              {t('질문 보기')}
            </Anchor>
          </Disclosure>
        ))}
      </Group>
      <Group title={t('공지')} total={notice.total} more={boardHref(boardPath.customer, { keyword })}>
        <Posts path={boardPath.customer} posts={notice.data} />
      </Group>
      <Group title={t('TSSA 공지')} total={school.total} more={boardHref(boardPath.tssa, { keyword })}>
        <Posts path={boardPath.tssa} posts={school.data} />
      </Group>
      <Group title={t('문서실')} total={document.total} more={boardHref('/customer/document-board', { keyword })}>
        <Posts path="/customer/document-board" posts={document.data} />
      </Group>
    </section>
  )
}

type Post = { id: number; title: string; title_en: string; created_at: string }

function Posts({ path, posts }: { path: string; posts: readonly Post[] }) {
  const dates = useDates()
  const pick = useLocalizedField()
  return (
    <ul className="rows">
      {posts.map((post) => (
        <li key={post.id}>
          <Anchor className="board-row" href={`${path}/${post.id}`}>
            <span className="board-title">{pick(post, 'title')}</span>
            <time dateTime={post.created_at}>{dates.date(post.created_at)}</time>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

type GroupProps = { title: string; total: number; more: string; children: ReactNode }

function Group({ title, total, more, children }: GroupProps) {
  const t = usePhrases()
  if (total === 0) return null
  return (
    <div className="center-group">
      <h2>
        {title} <span className="num mute">{total}</span>
      </h2>
      {children}
      <Anchor className="more" href={more}>
        {t('모두 보기')}
      </Anchor>
    </div>
  )
}
