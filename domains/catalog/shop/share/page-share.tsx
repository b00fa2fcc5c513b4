import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { KakaoShare } from './kakao-share.tsx'
import { pageMessage, type SharedPage } from './share-message.ts'

/** Hands something to read on in the messenger. */
export function PageShare(page: SharedPage) {
  const { locale } = usePhrasebook()
  const origin = useOrigin()
  return <KakaoShare spelledOut title={page.title} message={() => pageMessage(page, { origin, locale })} />
}
