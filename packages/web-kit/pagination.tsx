import { Paginator } from '@sillage/ui/paginator.tsx'
import { PastLastPage } from './past-last-page.tsx'
import { usePhrases } from './phrases.ts'

type Props = { page: number; pages: number; href: (page: number) => string }

/** The page links of a long list, in the reader's language. */
export function Pagination(props: Props) {
  const t = usePhrases()
  const { page, pages, href } = props
  if (page > pages) return <PastLastPage to={href(pages)} />
  return (
    <Paginator {...props} labels={{ list: t('페이지 번호'), previous: t('이전 페이지'), next: t('다음 페이지') }} />
  )
}
