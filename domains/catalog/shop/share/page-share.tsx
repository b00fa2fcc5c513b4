import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { KakaoShare } from './kakao-share.tsx'
import { pageMessage, type SharedPage } from './share-message.ts'

type Props = { page: SharedPage; look?: 'icon' | 'small' | 'wide'; className?: string }

/** Hands something to read on in the messenger, or somewhere to go. */
export function PageShare({ page, look = 'small', className }: Props) {
  const { locale } = usePhrasebook()
  const origin = useOrigin()
  const message = () => pageMessage(page, { origin, locale })
  return <KakaoShare title={page.title} message={message} look={look} {...(className && { className })} />
}
