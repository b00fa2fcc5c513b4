import type { DefaultMessage } from '@sillage/kakao/share/message.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../../shop.ts'
import { useShare } from '../use-share.ts'

type Props = {
  title: string
  message: () => DefaultMessage
  /** Says in words what it does, where no other icons stand beside it. */
  spelledOut?: boolean
  className?: string
}

/** Hands the page on in the messenger. Where the shop has no app there, nothing is shown. */
export function KakaoShare({ title, message, spelledOut, className }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  const copy = useShare(title)
  const { data } = useQuery(quietly(queries.kakao.show()))
  const messenger = data?.messenger
  if (!messenger) return null
  async function share(through: NonNullable<typeof messenger>) {
    try {
      // Few share: nobody else loads the messenger's kit.
      const { shareThroughKakao } = await import('./share-through-kakao.ts')
      await shareThroughKakao(through, message())
    } catch {
      // Blocked, offline or refused: the address can be handed on all the same.
      await copy()
    }
  }
  const label = t('카카오톡으로 공유하기')
  if (spelledOut)
    return (
      <Button kind="line" wide className={className} onClick={() => void share(messenger)}>
        <Icon name="kakao" size="sm" />
        {label}
      </Button>
    )
  return <IconButton icon="kakao" label={label} className={className} onPress={() => void share(messenger)} />
}
