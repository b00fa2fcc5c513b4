import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useState } from 'react'
import { useShop } from '../../../shop.ts'
import type { Account, Consent } from '../../account-contract.ts'
import { type ConsentDocument, consentDocuments, consentRules } from '../../words.ts'
import { AccountSection } from './account-section.tsx'
import { useAccount } from './use-account.ts'

const required = consentDocuments.filter((document) => consentRules[document].required)
const optional = consentDocuments.filter((document) => !consentRules[document].required)

/** What was agreed to, in which version, when; and what can be withdrawn. */
export function Consents({ account }: { account: Account }) {
  const t = usePhrases()
  const given = new Map(account.consents.map((consent) => [consent.document, consent]))
  return (
    <>
      <AccountSection
        title={t('선택 동의')}
        note={t('언제든 켜고 끌 수 있어요. 꺼도 주문과 배송 안내는 그대로 보내 드려요.')}
      >
        <ul className="rows">
          {optional.map((document) => (
            <OptionalConsent key={document} document={document} consent={given.get(document)} />
          ))}
        </ul>
      </AccountSection>
      <AccountSection title={t('필수 동의')} note={t('회원으로 계시는 동안 필요해요. 철회하려면 탈퇴하셔야 해요.')}>
        <ul className="rows">
          {required.map((document) => (
            <li key={document} className="account-row">
              <Agreed document={document} consent={given.get(document)} />
            </li>
          ))}
        </ul>
      </AccountSection>
    </>
  )
}

type Props = { document: ConsentDocument; consent: Consent | undefined }

function OptionalConsent({ document, consent }: Props) {
  const { api } = useShop()
  const { params, readAgain } = useAccount()
  const { call } = useDataCalls()
  // Shown at once; the server's word replaces it, also where it is a refusal.
  const [wish, setWish] = useState<boolean | null>(null)
  async function turn(next: boolean) {
    setWish(next)
    try {
      await call(() => api.account.changeConsents({ params, body: { [document]: next } }))
      await readAgain()
    } finally {
      setWish(null)
    }
  }
  const on = wish ?? consent?.given ?? false
  return (
    <li className="account-row">
      <label className="switch">
        <Agreed document={document} consent={consent} />
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          disabled={wish !== null}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
      </label>
    </li>
  )
}

function Agreed({ document, consent }: Props) {
  const t = usePhrases()
  const dates = useDates()
  const slots = { date: consent ? dates.date(consent.created_at) : '', version: consent?.version ?? '' }
  return (
    <span>
      <b>{t(consentRules[document].name)}</b>
      <small className="agreed-when num">
        {!consent && t('아직 선택하지 않았어요')}
        {consent?.given && t('{date} 동의, 버전 {version}', slots)}
        {consent?.given === false && t('{date} 동의하지 않음, 버전 {version}', slots)}
      </small>
    </span>
  )
}
