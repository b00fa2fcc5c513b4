import { storedJson } from '@sillage/web-kit/stored-value.ts'
import type { Consents } from './consent-fields.tsx'
import type { PhoneProof } from './use-phone-code.ts'

/** What is typed into the form, passwords left out: those are never stored. */
export type RegisterDraft = {
  country: string
  mb_id: string
  mb_name: string
  mb_hp: string
  proof: PhoneProof | null
  mb_email: string
  mb_zip: string
  mb_addr1: string
  mb_addr2: string
  mb_city: string
  mb_state: string
  consents: Consents
}

export const emptyDraft: RegisterDraft = {
  country: 'KR',
  mb_id: '',
  mb_name: '',
  mb_hp: '',
  mb_email: '',
  mb_zip: '',
  mb_addr1: '',
  mb_addr2: '',
  mb_city: '',
  mb_state: '',
  proof: null,
  consents: {},
}

/** Keeps a draft for this tab alone. Storage may be switched off: then a reload begins again. */
export function createDraftStore(storage: () => Storage) {
  const { read, write, remove } = storedJson(storage, 'register', parseDraft)
  return { read, write, forget: remove }
}

/** Whatever has the right shape; an older page of ours may have written it. */
function parseDraft(value: unknown): RegisterDraft | null {
  if (typeof value !== 'object' || value === null) return null
  const kept = new Map<string, unknown>(Object.entries(value))
  const text = (name: keyof RegisterDraft, otherwise = '') => {
    const found = kept.get(name)
    return typeof found === 'string' ? found : otherwise
  }
  const proof = kept.get('proof')
  return {
    country: text('country', emptyDraft.country),
    mb_id: text('mb_id'),
    mb_name: text('mb_name'),
    mb_hp: text('mb_hp'),
    mb_email: text('mb_email'),
    mb_zip: text('mb_zip'),
    mb_addr1: text('mb_addr1'),
    mb_addr2: text('mb_addr2'),
    mb_city: text('mb_city'),
    mb_state: text('mb_state'),
    proof: isProof(proof) ? proof : null,
    consents: Object.fromEntries(Object.entries(kept.get('consents') ?? {}).filter(([, given]) => given === true)),
  }
}

const isProof = (value: unknown): value is PhoneProof =>
  typeof value === 'object' && value !== null && 'proof_id' in value && 'mb_hp' in value && 'country' in value
