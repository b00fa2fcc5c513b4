import { json, type Reply } from '../emulator-server.ts'
import type { Call, Emulator } from './emulator.ts'
import type { Holder } from './grants.ts'
import { accountOf, consentItems } from './people.ts'
import { isFields, parsed } from './templates.ts'

export const appId = 1_234_567

/** Terms a shop may register at the provider, by their tags. */
const terms = [
  { tag: 'sillage_terms', required: true, revocable: false },
  { tag: 'sillage_marketing', required: false, revocable: true },
]
const registered = '2026-01-05T01:02:03Z'

type Answer = (emulator: Emulator, holder: Holder, call: Call) => object

/** What a person's token opens: their account, what they agreed to, their addresses. */
const answers: Record<string, Answer> = {
  'GET /v2/user/me': (emulator, holder, { query }) => me(emulator, holder, query),
  'POST /v2/user/me': (emulator, holder, { form }) => me(emulator, holder, form),
  'GET /v1/user/access_token_info': (_, { person, expires_in }) => ({ id: person.id, expires_in, app_id: appId }),
  'POST /v1/user/signup': keepProperties,
  'POST /v1/user/update_profile': keepProperties,
  'POST /v1/user/logout': ({ grants }, { person, token }) => {
    grants.endToken(token)
    return { id: person.id }
  },
  'GET /v2/user/scopes': (_, { person, scopes }, { query }) => ({
    id: person.id,
    scopes: scopesOf(scopes, listIn(query.get('scopes'))),
  }),
  'POST /v2/user/revoke/scopes': ({ grants }, { person, token }, { form }) => {
    const asked = listIn(form.get('scopes')) ?? []
    grants.revokeScopes(
      person.id,
      asked.filter((scope) => !isNeeded(scope)),
    )
    return { id: person.id, scopes: scopesOf(grants.findToken(token)?.scopes ?? [], asked) }
  },
  'GET /v2/user/service_terms': ({ revokedTerms }, { person }, { query }) => ({
    id: person.id,
    service_terms: termsOf(revokedTerms.get(person.id), query.get('tags')?.split(',')).filter(
      ({ agreed }) => agreed || query.get('result') !== 'agreed_service_terms',
    ),
  }),
  'POST /v2/user/revoke/service_terms': ({ revokedTerms }, { person }, { form }) => {
    const asked = form.get('tags')?.split(',') ?? []
    const tags = terms.filter(({ tag, revocable }) => revocable && asked.includes(tag)).map(({ tag }) => tag)
    revokedTerms.set(person.id, new Set([...(revokedTerms.get(person.id) ?? []), ...tags]))
    return { id: person.id, revoked_service_terms: tags.map((tag) => ({ tag, agreed: false })) }
  },
  'GET /v1/user/service/terms': ({ revokedTerms }, { person }, { query }) => ({
    user_id: person.id,
    allowed_service_terms: termsOf(revokedTerms.get(person.id))
      .filter(({ agreed }) => agreed)
      .map(({ tag }) => ({ tag, agreed_at: registered })),
    ...(query.get('extra') === 'app_service_terms' && {
      app_service_terms: terms.map(({ tag }) => ({ tag, created_at: registered, updated_at: registered })),
    }),
  }),
  'GET /v1/user/shipping_address': ({ addresses }, { person }, { query }) => {
    const [wanted, since] = [query.get('address_id'), Number(query.get('from_updated_at') ?? Number.POSITIVE_INFINITY)]
    const found = addresses
      .listOf(person)
      .filter(({ id, updated_at }) => (wanted === null || id === Number(wanted)) && updated_at <= since)
    const shipping_addresses = found.slice(0, Number(query.get('page_size') ?? 10))
    return { user_id: person.id, shipping_addresses_needs_agreement: false, shipping_addresses }
  },
}

function me({ properties }: Emulator, { person, scopes }: Holder, query: URLSearchParams) {
  return accountOf(person, scopes, {
    properties: { nickname: person.nickname, ...properties.get(person.id) },
    keys: listIn(query.get('property_keys')),
  })
}

/** Fields of the app's own, and the name it calls someone by. */
function keepProperties({ properties }: Emulator, { person }: Holder, { form }: Call) {
  const sent = parsed(form.get('properties') ?? '')
  if (isFields(sent)) properties.set(person.id, { ...properties.get(person.id), ...sent })
  return { id: person.id }
}

export function answerAccount(emulator: Emulator, call: Call): Reply | undefined {
  const answer = answers[`${call.method} ${call.path}`]
  return answer && withPerson(emulator, call, (holder) => json(200, answer(emulator, holder, call)))
}

export function withPerson({ grants }: Emulator, { authorization }: Call, answer: (holder: Holder) => Reply): Reply {
  const holder = grants.findToken(/^Bearer (.+)$/.exec(authorization)?.[1] ?? '')
  return holder ? answer(holder) : json(401, { msg: 'this access token does not exist', code: -401 })
}

const isNeeded = (scope: string) => consentItems.some((item) => item.scope === scope && item.required)

const scopesOf = (agreed: readonly string[], wanted: readonly string[] | undefined) =>
  consentItems
    .filter(({ scope }) => !wanted || wanted.includes(scope))
    .map(({ scope, label, required }) => ({
      id: scope,
      display_name: label,
      type: 'PRIVACY',
      using: true,
      agreed: agreed.includes(scope),
      revocable: !required,
    }))

const termsOf = (revoked: ReadonlySet<string> | undefined, wanted?: readonly string[]) =>
  terms
    .filter(({ tag }) => !wanted || wanted.includes(tag))
    .map((term) => {
      const agreed = !revoked?.has(term.tag)
      return { ...term, agreed, ...(agreed && { agreed_at: registered, agreed_by: 'KAUTH' }) }
    })

/** Lists come as JSON. */
export function listIn(text: string | null): string[] | undefined {
  if (text === null) return undefined
  const list = parsed(text)
  return Array.isArray(list) ? list.map(String) : []
}
