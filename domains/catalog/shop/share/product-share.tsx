import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../../shop.ts'
import type { Product } from '../../contract.ts'
import { productPath } from '../../words.ts'
import { usePriceText } from '../price-text.ts'
import { sessionsAsked } from '../product-sessions.tsx'
import { KakaoShare } from './kakao-share.tsx'
import { productMessage } from './share-message.ts'

/** Hands a product on in the messenger: goods with their price, a class with its next day and its studio. */
export function ProductShare({ product, className }: { product: Product; className?: string }) {
  const { locale } = usePhrasebook()
  const pick = useLocalizedField()
  const origin = useOrigin()
  const { facts, event_id } = useFacts(product)
  const title = pick(product, 'name')
  const page = {
    title,
    description: pick(product, 'summary'),
    path: productPath(product),
    picture: product.pictures[0],
  }
  const message = () => productMessage({ product, page, event_id, ...(facts && { facts }) }, { origin, locale })
  return <KakaoShare title={title} message={message} {...(className && { className })} />
}

/** Of a class, when and where the next session is; in English, the price in words. */
function useFacts(product: Product) {
  const { locale, t } = usePhrasebook()
  const pick = useLocalizedField()
  const dates = useDates()
  const priceText = usePriceText()
  const { queries } = useShop()
  const { data: sessions } = useSuspenseQuery(queries.tssa.upcoming(sessionsAsked(product.id)))
  const [session] = product.kind === 'class' ? sessions : []
  if (session) {
    const when = dates.weekdayNameTime(session.starts_at)
    const { amount } = priceText({ price: session.price, list_price: null })
    const facts = [
      { item: t('다음 일정'), itemOp: when },
      { item: t('장소'), itemOp: pick(session, 'studio') },
      { item: t('수강료'), itemOp: amount },
    ] as const
    return { facts, event_id: session.event_id }
  }
  const facts = locale === 'en' ? ([{ item: t('가격'), itemOp: priceText(product).amount }] as const) : undefined
  return { facts, event_id: null }
}
