import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { isPlainClick } from '@sillage/web-kit/follow-links.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Account } from '../account-contract.ts'
import { AccountSection } from './account/account-section.tsx'
import { AddressBook } from './account/address-book.tsx'
import { Certification } from './account/certification.tsx'
import { Consents } from './account/consents.tsx'
import { Devices } from './account/devices.tsx'
import { Download } from './account/download.tsx'
import { LeaveForm } from './account/leave-form.tsx'
import { LinkedAccounts } from './account/linked-accounts.tsx'
import { Loaded } from './account/loaded.tsx'
import { PasswordForm } from './account/password-form.tsx'
import { ProfileForm } from './account/profile-form.tsx'
import { useAccount } from './account/use-account.ts'
import { MemberLayout } from './member-layout.tsx'
import './account/account.css'

/** The parts of the page, each at its own address behind the #. */
const parts = [
  { hash: '#profile', label: '기본 정보' },
  { hash: '#address', label: '배송지' },
  { hash: '#security', label: '비밀번호와 기기' },
  { hash: '#consent', label: '동의' },
  { hash: '#data', label: '내려받기와 탈퇴' },
] as const
type Part = (typeof parts)[number]['hash']

/** What the shop knows of a member, and all they can do about it. */
export function Component() {
  const t = usePhrases()
  return (
    <MemberLayout
      title={t('회원 정보')}
      description={t('회원 정보를 확인하고 바꿀 수 있어요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
    >
      <Parts />
    </MemberLayout>
  )
}

function Parts() {
  const t = usePhrases()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { query } = useAccount()
  const tabs = useRef<HTMLDivElement>(null)
  const current: Part = parts.find((part) => part.hash === hash)?.hash ?? '#profile'
  // On a phone the row is wider than the screen: the open part's name is brought into it.
  useEffect(() => {
    tabs.current?.querySelector(`[href$="${current}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])
  /** The page stays where it is, and Back leads to where the member came from. */
  function follow(event: MouseEvent, href: string) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate(href, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <div ref={tabs}>
        <TabLinks
          label={t('회원 정보')}
          items={parts.map(({ hash, label }) => ({ href: hash, label: t(label), current: hash === current }))}
          link={({ href, ...rest }) => <a {...rest} href={href} onClick={(event) => follow(event, href)} />}
        />
      </div>
      <div className="account-body">
        <Loaded query={query} height="480px">
          {(account) => partOf(account)[current]}
        </Loaded>
      </div>
    </>
  )
}

const partOf = (account: Account): Record<Part, ReactNode> => ({
  '#profile': <Profile account={account} />,
  '#address': <AddressBook country={account.country} />,
  '#security': <Security account={account} />,
  '#consent': <Consents account={account} />,
  '#data': (
    <>
      <Download />
      <LeaveForm account={account} />
    </>
  ),
})

function Profile({ account }: { account: Account }) {
  const t = usePhrases()
  return (
    <AccountSection title={t('기본 정보')}>
      <ProfileForm account={account} />
    </AccountSection>
  )
}

function Security({ account }: { account: Account }) {
  const t = usePhrases()
  return (
    <>
      <AccountSection
        title={t('비밀번호')}
        note={account.has_password ? t('바꾸면 다른 기기에서는 모두 로그아웃돼요.') : t('아직 정한 비밀번호가 없어요.')}
      >
        <PasswordForm account={account} />
      </AccountSection>
      <Devices />
      <LinkedAccounts account={account} />
      <Certification account={account} />
    </>
  )
}
