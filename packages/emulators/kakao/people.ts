/** Someone with an account at the provider. What is left out they never told it. */
export type Person = {
  id: number
  nickname: string
  name?: string
  email?: { address: string; verified: boolean }
  /** As the provider writes it: with the country's code, and a space. */
  phone?: string
  country: 'KR' | 'US'
  os: 'ios' | 'android'
}

/** Made up, and different in what the provider knows of them: that is what a sign-in has to cope with. */
export const people: readonly Person[] = [
  {
    id: 4001001,
    nickname: '하나',
    name: '김하나',
    // Also the address of the demo shop's member: the same mail must not open an account by itself.
    email: { address: 'hana@example.com', verified: true },
    phone: '+82 10-1234-5678',
    country: 'KR',
    os: 'ios',
  },
  {
    id: 4001002,
    nickname: '새벽향',
    name: '최지우',
    email: { address: 'jiwoo@kakao.example', verified: true },
    phone: '+82 10-5555-0102',
    country: 'KR',
    os: 'android',
  },
  {
    id: 4001003,
    nickname: 'Emma',
    email: { address: 'emma@kakao.example', verified: false },
    country: 'US',
    os: 'ios',
  },
  { id: 4001004, nickname: '조용한 밤', country: 'KR', os: 'android' },
]

export const nicknameOf = (id: number) => people.find((person) => person.id === id)?.nickname ?? String(id)

/** What a person can give to an app, by the provider's names. The first is needed, the others are a wish. */
export const consentItems = [
  { scope: 'profile_nickname', label: '닉네임', required: true },
  { scope: 'account_email', label: '카카오계정(이메일)', required: false },
  { scope: 'name', label: '이름', required: false },
  { scope: 'phone_number', label: '카카오계정(전화번호)', required: false },
] as const
export type Scope = (typeof consentItems)[number]['scope']

type Shown = { properties: Record<string, unknown>; keys: readonly string[] | undefined }

/**
 * The answer of /v2/user/me: what was not agreed to is announced, and left out. Where properties are named, only those
 * come.
 */
export function accountOf({ id, nickname, name, email, phone }: Person, scopes: readonly string[], shown: Shown) {
  const given = (scope: Scope) => scopes.includes(scope)
  const parts = {
    profile: { profile_nickname_needs_agreement: false, profile: { nickname, is_default_nickname: false } },
    name: name && { name_needs_agreement: !given('name'), ...(given('name') && { name }) },
    email: email && {
      has_email: true,
      email_needs_agreement: !given('account_email'),
      ...(given('account_email') && {
        is_email_valid: true,
        is_email_verified: email.verified,
        email: email.address,
      }),
    },
    phone_number: phone && {
      phone_number_needs_agreement: !given('phone_number'),
      ...(given('phone_number') && { phone_number: phone }),
    },
  }
  const isAsked = (key: string) => !shown.keys || shown.keys.includes(key)
  const properties = Object.entries(shown.properties).filter(([key]) => isAsked(`properties.${key}`))
  const account = Object.entries(parts).filter(([key]) => isAsked(`kakao_account.${key}`))
  return {
    id,
    connected_at: new Date().toISOString().replace(/\.\d+/, ''),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(account.length > 0 && { kakao_account: Object.assign({}, ...account.map(([, part]) => part)) }),
  }
}
