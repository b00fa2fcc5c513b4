import { useUnreadWatch } from '@sillage/domains/notification/shop/use-unread-watch.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '@sillage/web-kit/session.tsx'

/** The door to one's own things; for a visitor, the door itself. */
export function AccountIcon() {
  const t = usePhrases()
  const { user, notification_count: count } = useSession()
  useUnreadWatch()
  if (!user) return <IconButton className="only-desktop" icon="user" label={t('로그인')} href="/login" />
  const label = count > 0 ? t('마이페이지, 읽지 않은 알림 {count}개', { count }) : t('마이페이지')
  return <IconButton className="only-desktop" icon="user" label={label} count={count} href="/my-page" />
}

/** Login, or who is signed in. */
export function AccountName() {
  const t = usePhrases()
  const { user } = useSession()
  if (!user) return <Anchor href="/login">{t('로그인')}</Anchor>
  return <Anchor href="/my-page">{t('{name} 님', { name: user.mb_name })}</Anchor>
}
