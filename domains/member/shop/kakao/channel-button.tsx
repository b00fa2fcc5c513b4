import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { preloadOnIntent } from '@sillage/web-kit/preload-on-intent.ts'
import type { ChannelAction } from './open-channel.ts'
import { useMessenger } from './use-messenger.ts'

const kit = preloadOnIntent(() => import('./open-channel.ts'))

const labels = { add: '카카오톡 채널 추가', chat: '카카오톡으로 묻기' } as const

/** The shop's channel in the messenger: to follow it, or to write to it. If there is none, nothing is shown. */
export function ChannelButton({ action, kind = 'line' }: { action: ChannelAction; kind?: 'line' | 'quiet' }) {
  const { t, locale } = usePhrasebook()
  const { alert } = useDialogs()
  const messenger = useMessenger()
  if (!messenger?.channel) return null
  const wish = { action, channel: messenger.channel, lang: locale === 'en' ? 'en' : 'ko' } as const
  const press = async () => {
    try {
      await kit.use(({ openChannel }) => openChannel(messenger, wish))
    } catch {
      // Blocked or offline: it can still be found by hand.
      await alert({ message: t('카카오톡 창을 열지 못했어요. 카카오톡에서 실라주 채널을 찾아 주세요.') })
    }
  }
  return (
    <Button kind={kind} size="sm" {...kit.near} onClick={() => void press()}>
      <Icon name="kakao" size="sm" />
      {t(labels[action])}
    </Button>
  )
}
