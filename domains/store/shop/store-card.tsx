import { Button } from '@sillage/ui/button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import type { Store } from '../contract.ts'
import { OpenNow } from './open-now.tsx'

/** The way from wherever one is, on the map people here use, or on the one visitors know. */
function directionsTo({ name, lat, lng }: Store, locale: string) {
  if (locale === 'en') return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
  return `https://map.kakao.com/link/to/${encodeURIComponent(name)},${lat},${lng}`
}

/** A store: how it looks, where it is, when it is open, and how to get there. */
export function StoreCard({ store, eager }: { store: Store; eager: boolean }) {
  const t = usePhrases()
  const pick = usePick()
  const { locale } = usePhrasebook()
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
          {pick(store, 'way')}
        </address>
        <p className="soft small num">{pick(store, 'hours')}</p>
        <p className="soft small num">{store.tel}</p>
        {store.pickup && <p className="small">{t('온라인 주문을 여기서 찾아갈 수 있어요.')}</p>}
        <div className="button-row mt-3">
          <Button kind="line" size="sm" href={`tel:${store.tel}`} aria-label={t('{name}에 전화하기', { name })}>
            {t('전화하기')}
          </Button>
          <Button
            kind="line"
            size="sm"
            href={directionsTo(store, locale)}
            target="_blank"
            rel="noopener"
            aria-label={t('{name} 길찾기 (새 창)', { name })}
          >
            {t('길찾기')}
          </Button>
        </div>
      </div>
    </article>
  )
}
