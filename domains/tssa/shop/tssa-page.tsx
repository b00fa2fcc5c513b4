import { Empty } from '@sillage/ui/empty.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { PageMeta } from '@sillage/web-kit/page-meta.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import { ClassRow } from '../../content/shop/class-row.tsx'
import { prime, useShop } from '../../shop.ts'
import { ForHolders } from './for-holders.tsx'
import { SchoolDoor } from './school-door.tsx'
import { SchoolLevels } from './school-levels.tsx'
import { SchoolStudios } from './school-studios.tsx'
import { SchoolTabs } from './school-tabs.tsx'
import { SchoolWorks } from './school-works.tsx'
import '../../catalog/shop/listing.css'
import '../../content/shop/school.css'

const soon = { query: { limit: 10 } }
// By what they are, not by where they stand: a shop that begins has no categories yet, and its school opens all the same.
const bestOf = (kind: 'class' | 'book', per_page: number) => ({ query: { kind, sort: 'best' as const, per_page } })
const firstClass = bestOf('class', 1)
const someBooks = bestOf('book', 4)

export const loader = prime((queries) => [
  queries.tssa.upcoming(soon),
  queries.catalog.list(firstClass),
  queries.catalog.list(someBooks),
  queries.tssa.courses(),
  queries.tssa.studios(),
  queries.tssa.works(),
  queries.tssa.holders(),
])

/** The school's front door: what it teaches, what begins next, what is read there. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: classes } = useSuspenseQuery(queries.catalog.list(firstClass))
  const picture = classes.data[0]?.picture
  return (
    <>
      <PageMeta
        title={t('TSSA, 향을 배우는 곳')}
        description={t('조향과 캔들, 디퓨저, 글쓰기 수업을 여는 실라주의 학교예요.')}
        path="/tssa"
        picture={picture}
      />
      <SchoolDoor picture={picture} />
      <div className="page">
        <SchoolTabs current="/tssa" />
        <SchoolLevels />
        <Sessions />
        <SchoolStudios />
        <SchoolWorks />
        <ForHolders />
        <Books />
      </div>
    </>
  )
}

function Sessions() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: sessions } = useSuspenseQuery(queries.tssa.upcoming(soon))
  if (sessions.length === 0) return <Empty title={t('곧 시작하는 수업이 없어요')} />
  return (
    <section className="school-part" aria-labelledby="soon">
      <SectionHead
        id="soon"
        title={t('곧 시작하는 수업')}
        note={t('재료비는 수강료에 포함돼요. 키트가 있는 수업은 첫날 전에 집으로 보내 드려요.')}
        more={{ href: '/tssa/class-product?view=calendar', label: t('달력으로 보기') }}
      />
      <ul className="rows sessions">
        {sessions.map((session) => (
          <ClassRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}

function Books() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: books } = useSuspenseQuery(queries.catalog.list(someBooks))
  if (books.data.length === 0) return null
  return (
    <section className="section" aria-labelledby="books">
      <SectionHead
        id="books"
        title={t('수업과 함께 읽는 책')}
        more={{ href: '/tssa/books', label: t('책 모두 보기') }}
      />
      <div className="product-grid">
        {books.data.map((card) => (
          <ProductTile key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}
