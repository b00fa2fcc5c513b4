import { limits } from '@sillage/kit/limits.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { EmptyPage } from '@sillage/web-kit/empty-page.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { prime, useShop } from '../../shop.ts'
import type { PromotionCard } from '../promotion-contract.ts'
import { PromotionPeriod } from './promotion-period.tsx'
import './promotion.css'

const all = { query: { per_page: limits.paging.per_page_max } }

export const loader = prime((queries) => [queries.content.promotions.list(all)])

/** What the shop offers for a while, and what it offered. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: promotions } = useSuspenseQuery(queries.content.promotions.list(all))
  const named = { title: t('프로모션'), description: t('지금 진행 중인 프로모션이에요.') }
  if (promotions.data.length === 0)
    return (
      <EmptyPage
        {...named}
        empty={t('지금 진행 중인 프로모션이 없어요')}
        next={{ href: '/shop/category/12', label: t('세일 상품 보기') }}
      >
        {t('할인 중인 상품은 세일에서 만날 수 있어요.')}
      </EmptyPage>
    )
  return (
    <PageLayout {...named}>
      <ul className="promotions">
        {promotions.data.map((promotion, index) => (
          <Entry key={promotion.id} promotion={promotion} eager={index === 0} />
        ))}
      </ul>
    </PageLayout>
  )
}

function Entry({ promotion, eager }: { promotion: PromotionCard; eager: boolean }) {
  const pick = useLocalizedField()
  const { id, picture, state } = promotion
  return (
    <li className={state === 'ended' ? 'promotion promotion-over' : 'promotion'}>
      <Anchor href={`/contents/promotion/${id}`}>
        <Picture {...picture} sizes="(min-width: 1025px) 580px, 100vw" alt="" eager={eager} />
        <h2>{pick(promotion, 'title')}</h2>
      </Anchor>
      <PromotionPeriod promotion={promotion} />
    </li>
  )
}
