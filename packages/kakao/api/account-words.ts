/** A person as the provider answers; what they did not agree to is announced and left out. */
export type User = {
  id: number
  connected_at?: string
  properties?: Record<string, string>
  kakao_account?: {
    profile?: { nickname?: string; thumbnail_image_url?: string; profile_image_url?: string }
    name?: string
    email?: string
    is_email_valid?: boolean
    is_email_verified?: boolean
    age_range?: string
    birthyear?: string
    birthday?: string
    gender?: string
    phone_number?: string
  } & Record<string, unknown>
}

export type Scope = {
  id: string
  display_name: string
  type: 'PRIVACY' | 'SERVICE'
  using: boolean
  agreed: boolean
  delegated?: boolean
  revocable?: boolean
}

export type ServiceTerm = {
  tag: string
  required: boolean
  agreed: boolean
  revocable: boolean
  agreed_at?: string
  agreed_by?: 'KAUTH' | 'KAPI'
}

export type LegacyTerms = {
  user_id: number
  allowed_service_terms: { tag: string; agreed_at: string }[]
  app_service_terms?: { tag: string; created_at: string; updated_at: string }[]
}

export type ShippingAddress = {
  id: number
  name: string
  is_default: boolean
  updated_at: number
  type: 'OLD' | 'NEW'
  base_address: string
  detail_address: string
  receiver_name: string
  receiver_phone_number1: string
  receiver_phone_number2?: string
  zone_number: string
  zip_code?: string
}

export type Channel = {
  channel_uuid: string
  channel_public_id: string
  relation: 'ADDED' | 'BLOCKED' | 'NONE'
  created_at?: string
  updated_at?: string
}
