import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Store } from '../contract.ts'
import { OpenNow } from './open-now.tsx'
import { StoreWays } from './store-ways.tsx'

/** A store: how it looks, where it is, when it is open, and how to get there. */
export function StoreCard({ store, eager }: { store: Store; eager: boolean }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const name = pick(store, 'name')
  const [picture] = store.pictures
  return (
    <article id={`store-${store.id}`} className="store-card" aria-label={name}>
      {picture && (
        <Picture {...picture} alt="" eager={eager} sizes="(min-width: 1025px) 260px, 100vw" className="store-picture" />
      )}
      <div>
        <OpenNow store={store} />
        <h2 className="store-name">{name}</h2>
        <address className="soft small">
          {pick(store, 'address')}
          <br />
          {pick(store, 'directions')}
        </address>
        <p className="soft small num">{pick(store, 'hours')}</p>
        <p className="soft small num">{store.tel}</p>
        {store.pickup && <p className="small">{t('온라인 주문을 여기서 찾아갈 수 있어요.')}</p>}
        <StoreWays store={store} />
      </div>
    </article>
  )
}
