import { type PolicyKind, policyHref } from '../setting/policy-words.ts'

/** Grades from the first to the last; `spend_krw` over twelve months makes silver and gold, an approval the other two. */
export const grades = ['general', 'silver', 'gold', 'wholesale', 'dealer'] as const
export type Grade = (typeof grades)[number]

export const gradeRules = {
  general: { name: '일반', spend_krw: 0 },
  silver: { name: '실버', spend_krw: 300_000 },
  gold: { name: '골드', spend_krw: 1_000_000 },
  wholesale: { name: '도매', spend_krw: null },
  dealer: { name: '대리점', spend_krw: null },
} as const satisfies Record<Grade, { name: string; spend_krw: number | null }>

/** Joining but without a proved mail address yet; a member; shut out by staff. */
export const memberStates = ['pending', 'active', 'blocked'] as const
export type MemberState = (typeof memberStates)[number]

export const consentDocuments = [
  'terms',
  'privacy',
  'age_14',
  'privacy_optional',
  'ads_mail',
  'ads_sms',
  'ads_kakao',
] as const
export type ConsentDocument = (typeof consentDocuments)[number]

type ConsentRule = { name: string; required: boolean; policy: PolicyKind; href: string | null }

/**
 * The documents a member is asked about, each apart, in the order of the form. What is agreed to is the version of its
 * policy that holds on the day; the age is asked because the terms want it, and has no text of its own.
 */
export const consentRules = {
  terms: { name: '이용약관', required: true, policy: 'terms', href: policyHref({ kind: 'terms' }) },
  privacy: {
    name: '개인정보 수집·이용',
    required: true,
    policy: 'collection',
    href: policyHref({ kind: 'collection' }),
  },
  age_14: { name: '만 14세 이상이에요', required: true, policy: 'terms', href: null },
  privacy_optional: {
    name: '선택 정보 수집·이용',
    required: false,
    policy: 'optional',
    href: policyHref({ kind: 'optional' }),
  },
  ads_mail: { name: '메일로 소식 받기', required: false, policy: 'ads', href: policyHref({ kind: 'ads' }) },
  ads_sms: { name: '문자로 소식 받기', required: false, policy: 'ads', href: policyHref({ kind: 'ads' }) },
  ads_kakao: { name: '카카오톡으로 소식 받기', required: false, policy: 'ads', href: policyHref({ kind: 'ads' }) },
} as const satisfies Record<ConsentDocument, ConsentRule>

export const accountRules = {
  id_pattern: /^[a-z][a-z0-9_]{3,19}$/,
  password_min: 10,
  password_max: 200,
  name_max: 40,
  addresses_max: 20,
  phone_code_digits: 6,
  phone_code_minutes: 5,
  phone_code_tries: 5,
  prove_mail_hours: 24,
  reset_minutes: 30,
  id_rest_days: 30,
  /**
   * Wrong passwords without a delay; then 2 s, 4 s, 8 s … up to the cap. The first is for one account from one address or
   * one known browser, the others for an address whatever the account, and for an account whatever the address.
   */
  free_failures: 5,
  free_failures_of_address: 30,
  free_failures_of_account: 100,
  delay_cap_seconds: 900,
} as const

/** What a certification asks the provider for: no more than it takes to know the member, and to know them again. */
export const certifiedItems = ['name', 'ci'] as const
export type CertifiedItem = (typeof certifiedItems)[number]
