import { Button } from '@sillage/ui/button.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { preloadOnIntent } from '@sillage/web-kit/preload-on-intent.ts'
import { PageShare } from '../../catalog/shop/share/page-share.tsx'
import { useMessenger } from '../../member/shop/kakao/use-messenger.ts'
import type { Store } from '../contract.ts'
import { directionsTo } from './directions.ts'

const kit = preloadOnIntent(() => import('./navigate.ts'))

/** How to reach a store: by phone, on the map, by car; and a button to share it. */
export function StoreWays({ store }: { store: Store }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { locale } = usePhrasebook()
  const name = pick(store, 'name')
  const page = {
    title: name,
    description: pick(store, 'hours'),
    address: pick(store, 'address'),
    path: `/contents/store#store-${store.id}`,
    picture: store.pictures[0],
  }
  return (
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
      <Navigate store={store} />
      <PageShare page={page} look="icon" />
    </div>
  )
}

function Navigate({ store }: { store: Store }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { locale } = usePhrasebook()
  const messenger = useMessenger()
  if (!messenger) return null
  const to = { ...store, name: pick(store, 'name') }
  const map = directionsTo(store, locale)
  const press = () =>
    // Blocked or offline: the map shows the route as well.
    kit.use(({ navigateTo }) => navigateTo(to, { messenger, map })).catch(() => location.assign(map))
  return (
    <Button
      kind="line"
      size="sm"
      {...kit.near}
      onClick={() => void press()}
      aria-label={t('{name} 내비 안내, 카카오내비', { name: to.name })}
    >
      {t('내비 안내')}
    </Button>
  )
}
