import { shortDay } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router'
import { listingHref, readListing } from '../../catalog/shop/listing-address.ts'
import { Titled } from '../../content/shop/titled.tsx'
import { prime, useShop } from '../../shop.ts'
import { boardAt, boardPath } from './boards.ts'
import '@sillage/ui/sections/rows.css'
import { Pages } from '../../content/shop/pages.tsx'

const rowsAt = (pathname: string, query: URLSearchParams) => ({
  query: { board: boardAt(pathname), page: readListing(query).page },
})

export const loader = (args: LoaderFunctionArgs) =>
  prime((queries, { query }) => [queries.notice.list(rowsAt(args.url.pathname, query))])(args)

/** What the house, or the school, has to say. */
export function Component() {
  const t = usePhrases()
  const { pathname } = useLocation()
  const school = boardAt(pathname) === 'tssa'
  return (
    <Titled
      title={school ? t('TSSA 공지') : t('공지')}
      description={school ? t('수업과 학교의 새 소식이에요.') : t('실라주의 새 소식이에요.')}
      above={school ? [{ label: 'TSSA', href: '/tssa' }] : [{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <Rows />
    </Titled>
  )
}

function Rows() {
  const t = usePhrases()
  const pick = usePick()
  const { queries } = useShop()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const path = boardPath[boardAt(pathname)]
  const { data: notices } = useSuspenseQuery(queries.notice.list(rowsAt(pathname, query)))
  if (notices.data.length === 0)
    return <Empty title={t('이 쪽에는 공지가 없어요')} action={<Button href={path}>{t('첫 쪽부터 보기')}</Button>} />
  return (
    <>
      <ul className="rows">
        {notices.data.map((notice) => (
          <li key={notice.id}>
            <Anchor className="notice-row" href={`${path}/${notice.id}`}>
              <span>{pick(notice, 'title')}</span>
              <time dateTime={notice.created_at}>{shortDay(notice.created_at)}</time>
            </Anchor>
          </li>
        ))}
      </ul>
      <Pages page={notices.current_page} pages={notices.last_page} href={(page) => listingHref(path, { page })} />
    </>
  )
}
