import { WithName } from '@sillage/domains/member/shop/with-name.tsx'
import { useSession } from '@sillage/domains/session.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ComponentType, lazy, Suspense } from 'react'

// Fetched for members only; without it the number is the one of the last look.
const UnreadWatch = lazy<ComponentType>(() =>
  import('@sillage/domains/notification/shop/unread-watch.tsx').catch(() => ({ default: () => null })),
)

/** The door to one's own things; for a visitor, the door itself. */
export function AccountIcon() {
  const t = usePhrases()
  const { user, notification_count: count } = useSession()
  if (!user) return <IconButton className="only-desktop named" icon="user" label={t('로그인')} href="/login" />
  const label = count > 0 ? t('마이페이지, 읽지 않은 알림 {count}개', { count }) : t('마이페이지')
  return (
    <>
      <IconButton className="only-desktop named" icon="user" label={label} count={count} href="/my-page" />
      <Suspense>
        <UnreadWatch />
      </Suspense>
    </>
  )
}

/** Login, or who is signed in. */
export function AccountName() {
  const t = usePhrases()
  const { user } = useSession()
  if (!user) return <Anchor href="/login">{t('로그인')}</Anchor>
  return (
    <Anchor href="/my-page">
      <WithName text={t('{name} 님', { name: user.mb_name })} name={user.mb_name} />
    </Anchor>
  )
}
