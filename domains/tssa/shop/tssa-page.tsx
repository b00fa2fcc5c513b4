import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ClassRow } from '../../content/shop/class-row.tsx'
import { Titled } from '../../content/shop/titled.tsx'
import { prime, useShop } from '../../shop.ts'
import '@sillage/ui/sections/school.css'

const soon = { query: { limit: 10 } }

export const loader = prime((queries) => [queries.tssa.upcoming(soon)])

/** The school's front door: what begins next. */
export function Component() {
  const t = usePhrases()
  return (
    <Titled
      title={t('TSSA, 향을 배우는 곳')}
      description={t('조향과 캔들, 디퓨저, 글쓰기 수업을 여는 실라주의 학교예요.')}
      lead={t('곧 시작하는 수업이에요. 재료는 첫날 전에 집으로 보내 드려요.')}
    >
      <Sessions />
      <div className="button-row mt-5">
        <Button href="/tssa/class-product">{t('수업 전체')}</Button>
        <Button href="/tssa/about" kind="line">
          {t('TSSA 소개')}
        </Button>
      </div>
    </Titled>
  )
}

function Sessions() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: sessions } = useSuspenseQuery(queries.tssa.upcoming(soon))
  if (sessions.length === 0) return <Empty title={t('곧 시작하는 수업이 없어요')} />
  return (
    <ul className="rows sessions">
      {sessions.map((session) => (
        <ClassRow key={session.id} session={session} />
      ))}
    </ul>
  )
}
