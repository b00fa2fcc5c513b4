import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import type { IconName } from '@sillage/ui/icons.tsx'
import { Tooltip } from '@sillage/ui/tooltip.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import type { Notification } from '../contract.ts'
import { isOurPage, type NotificationKind } from '../words.ts'

type Props = { notification: Notification; onOpen: () => void; onRemove: () => void }

const icons: Record<NotificationKind, IconName> = {
  welcome: 'heart',
  account: 'user',
  order: 'receipt',
  inquiry: 'chat',
  product: 'bag',
  coupon: 'star',
  point: 'plus',
  class: 'calendar',
  application: 'file',
  notice: 'info',
}

/** One notification: its words open it, the cross removes it. */
export function NotificationRow({ notification, onOpen, onRemove }: Props) {
  const { t, locale } = usePhrasebook()
  const dates = useDates()
  const { kind, link, read_at, created_at } = notification
  // Chosen here and not by the dictionary: these words are about one person, and missing ones are sent to be translated.
  const title = locale === 'en' ? notification.title_en : notification.title
  const body = locale === 'en' ? notification.body_en : notification.body
  const words = (
    <>
      <span className="notification-title">
        {!read_at && <span className="sr">{t('읽지 않음')} </span>}
        {title}
      </span>
      <span className="notification-body">{body}</span>
      <time className="notification-time num" dateTime={created_at}>
        {dates.time(created_at)}
      </time>
    </>
  )
  return (
    <li className="notification-row" data-unread={read_at ? undefined : ''}>
      <span className="notification-kind">
        <Icon name={icons[kind]} />
      </span>
      {isOurPage(link) ? (
        <Anchor className="notification-words" href={link} onClick={onOpen}>
          {words}
        </Anchor>
      ) : (
        <button type="button" className="notification-words" onClick={onOpen}>
          {words}
        </button>
      )}
      <Tooltip text={t('지우기')}>
        <IconButton icon="close" label={t('‘{title}’ 지우기', { title })} onPress={onRemove} />
      </Tooltip>
    </li>
  )
}
