import { seoulDay } from '@sillage/kit/time.ts'
import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { routerContext, type Shop } from '@sillage/web-kit/shop.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { nothingHere } from '../../content/shop/nothing-here.ts'
import { Titled } from '../../content/shop/titled.tsx'
import type { ShopContract } from '../../contract.ts'
import { prime, useShop } from '../../shop.ts'
import { boardAt, boardPath } from './boards.ts'

/** A notice stands on its own board only: under the other one nothing is found. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, url, context } = args
  await prime((queries) => [queries.notice.show({ params: { id: params.id } })])(args)
  // Whoever composed the page made the shop with this contract.
  const { queries, cache } = context.get(routerContext) as Shop<ShopContract>
  const { board } = await cache.ensureQueryData(queries.notice.show({ params: { id: params.id } }))
  return board === boardAt(url.pathname) ? null : nothingHere()
}

/** One notice of either board. */
export function Component() {
  const t = usePhrases()
  const pick = usePick()
  const { queries } = useShop()
  const { pathname } = useLocation()
  const { id } = useParams()
  const board = boardAt(pathname)
  const { data: notice } = useSuspenseQuery(queries.notice.show({ params: { id } }))
  const title = pick(notice, 'title')
  return (
    <Titled
      title={title}
      description={title}
      lead={seoulDay(notice.created_at)}
      above={[{ label: board === 'tssa' ? t('TSSA 공지') : t('공지'), href: boardPath[board] }]}
    >
      {pick(notice, 'body').map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-text">
          {paragraph}
        </p>
      ))}
      <div className="button-row mt-8">
        <Button href={boardPath[board]}>{t('공지 전체')}</Button>
        <Button href="/customer/center" kind="line">
          {t('고객센터 보기')}
        </Button>
      </div>
    </Titled>
  )
}
