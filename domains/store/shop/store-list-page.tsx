import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { prime, useShop } from '../../shop.ts'
import { PlaceMaps } from './place-maps.tsx'
import { StoreCard } from './store-card.tsx'
import './store.css'

export const loader = prime((queries) => [queries.store.list(), queries.kakao.show()])

/** Where the shop can be visited. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: stores } = useSuspenseQuery(queries.store.list())
  const isEmpty = stores.length === 0
  return (
    <PageLayout
      title={t('매장 안내')}
      description={t('실라주 오프라인 매장 안내예요.')}
      {...(!isEmpty && { lead: t('매장에서 모든 향을 시향지에 담아 드려요. 온라인 주문도 찾아가실 수 있어요.') })}
    >
      {isEmpty ? (
        <Empty
          title={t('지금은 오프라인 매장이 없어요')}
          action={
            <>
              <Button href="/shop/best-seller">{t('온라인에서 둘러보기')}</Button>
              <Button kind="line" href="/customer/center">
                {t('고객센터 보기')}
              </Button>
            </>
          }
        >
          {t('새 매장이 열리면 이곳에서 알려 드려요.')}
        </Empty>
      ) : (
        <div className="stores">
          <ul className="store-list">
            {stores.map((store, at) => (
              <li key={store.id}>
                <StoreCard store={store} eager={at === 0} />
              </li>
            ))}
          </ul>
          <PlaceMaps places={stores.map((store) => ({ ...store, anchor: `store-${store.id}` }))} />
        </div>
      )}
    </PageLayout>
  )
}
