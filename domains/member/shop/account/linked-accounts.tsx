import { seoulDay } from '@sillage/kit/time.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Account } from '../../account-contract.ts'
import { AccountSection } from './account-section.tsx'

const providers = { kakao: '카카오' } as const

/** Accounts elsewhere that open this one. */
export function LinkedAccounts({ linked }: Pick<Account, 'linked'>) {
  const t = usePhrases()
  return (
    <AccountSection title={t('연결한 계정')}>
      {linked.length === 0 && <p className="soft">{t('연결한 계정이 없어요.')}</p>}
      {linked.length > 0 && (
        <ul className="rows">
          {linked.map(({ provider, nickname, linked_at }) => (
            <li key={provider} className="account-row">
              <p>
                <b>{t(providers[provider])}</b> {nickname}
              </p>
              <p className="tiny mute num">{t('{date} 연결', { date: seoulDay(linked_at) })}</p>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  )
}
