import { seoulTime } from '@sillage/kit/time.ts'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../../shop.ts'
import type { Product } from '../../contract.ts'
import { productPath } from '../../words.ts'
import { useDayText } from '../day-text.ts'
import { sessionsAsked } from '../product-sessions.tsx'
import { KakaoShare } from './kakao-share.tsx'
import { productMessage } from './share-message.ts'

/** Hands a product on in the messenger: goods with their price, a class with its next day and its studio. */
export function ProductShare({ product, className }: { product: Product; className?: string }) {
  const { locale } = usePhrasebook()
  const pick = usePick()
  const origin = useOrigin()
  const dayText = useDayText()
  const { queries } = useShop()
  const { data: sessions } = useSuspenseQuery(queries.tssa.upcoming(sessionsAsked(product.id)))
  const [session] = sessions
  const title = pick(product, 'name')
  const page = {
    ...{ title, description: pick(product, 'summary'), path: productPath(product), picture: product.pictures[0] },
  }
  const studio = session ? pick(session, 'studio') : ''
  const when = session ? `${dayText(session.starts_at, { weekday: true })} ${seoulTime(session.starts_at)}` : ''
  const message = () => productMessage({ product, page, session, studio, when }, { origin, locale })
  return <KakaoShare title={title} message={message} {...(className && { className })} />
}
