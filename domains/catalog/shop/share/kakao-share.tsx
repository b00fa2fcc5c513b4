import type { DefaultMessage } from '@sillage/kakao/share/message.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { preloadOnIntent } from '@sillage/web-kit/preload-on-intent.ts'
import type { Messenger } from '../../../member/kakao-contract.ts'
import { useMessenger } from '../../../member/shop/kakao/use-messenger.ts'
import { useShare } from '../use-share.ts'

// Few visitors share: only they load the messenger's SDK.
const kit = preloadOnIntent(() => import('./share-through-kakao.ts'))

type Props = {
  title: string
  message: () => DefaultMessage
  /** Where it leads, if not here: what is copied where the messenger does not come. */
  path?: string | undefined
  /** An icon among icons; in words, small beside other actions or as wide as its column. */
  look?: 'icon' | 'small' | 'wide'
  className?: string
}

/** Hands the page on in the messenger. Where the shop has no app there, nothing is shown. */
export function KakaoShare({ title, message, path, look = 'icon', className = '' }: Props) {
  const t = usePhrases()
  const copy = useShare(title, path)
  const messenger = useMessenger()
  if (!messenger) return null
  async function share(through: Messenger) {
    try {
      await kit.use(({ shareThroughKakao }) => shareThroughKakao(through, message()))
    } catch {
      // Blocked, slow, offline or refused: the address can be handed on all the same.
      await copy()
    }
  }
  const label = t('카카오톡으로 공유하기')
  const press = () => void share(messenger)
  if (look === 'icon')
    return <IconButton icon="kakao" label={label} className={`named ${className}`} near={kit.near} onPress={press} />
  const size = look === 'wide' ? { wide: true } : { size: 'sm' as const }
  return (
    <Button kind="line" {...size} {...kit.near} {...(className && { className })} onClick={press}>
      <Icon name="kakao" size="sm" />
      {label}
    </Button>
  )
}
