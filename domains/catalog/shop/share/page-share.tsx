import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { KakaoShare } from './kakao-share.tsx'
import { pageMessage, type SharedPage } from './share-message.ts'

/** Hands something to read on in the messenger. */
export function PageShare(page: SharedPage) {
  const { locale } = usePhrasebook()
  const origin = useOrigin()
  const message = () => pageMessage(page, { origin, locale })
  return <KakaoShare spelledOut className="mt-3" title={page.title} message={message} />
}
