import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../../shop.ts'
import type { Account } from '../../account-contract.ts'
import { useKakaoOffered } from '../kakao/kakao-button.tsx'
import { LinkForm } from '../kakao/link-form.tsx'
import { AccountSection } from './account-section.tsx'
import { useTakingBack } from './use-taking-back.ts'

const providers = { kakao: '카카오' } as const

/** Accounts elsewhere that open this one. */
export function LinkedAccounts({ account }: { account: Account }) {
  const t = usePhrases()
  const dates = useDates()
  const { linked } = account
  const offered = useKakaoOffered()
  const unlink = useUnlink()
  return (
    <AccountSection
      title={t('연결한 계정')}
      note={linked.length > 0 && !account.has_password && t('연결을 끊으려면 먼저 비밀번호를 정해 주세요.')}
    >
      {linked.length === 0 && <p className="soft">{t('연결한 계정이 없어요.')}</p>}
      {linked.length > 0 && (
        <ul className="rows">
          {linked.map(({ provider, nickname, linked_at }) => (
            <li key={provider} className="account-row">
              <div>
                <p>
                  <b>{t(providers[provider])}</b> {nickname}
                </p>
                <p className="tiny mute num">{t('{date} 연결', { date: dates.date(linked_at) })}</p>
              </div>
              <Button kind="quiet" size="sm" onClick={() => void unlink()}>
                {t('연결 끊기')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {linked.length === 0 && offered && <LinkForm account={account} />}
    </AccountSection>
  )
}

function useUnlink() {
  const t = usePhrases()
  const { api } = useShop()
  const takeBack = useTakingBack()
  const question = t('카카오 연결을 끊을까요? 다음부터는 아이디와 비밀번호로 로그인해요.')
  return () => takeBack({ question, label: t('연결 끊기'), action: () => api.kakao.unlink() })
}
