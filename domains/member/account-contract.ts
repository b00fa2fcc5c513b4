import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { country, mb_email, mb_hp, mb_name, password, place, proof_id } from './fields.ts'
import { SessionUser } from './user-contract.ts'
import { certifiedItems, consentDocuments, grades } from './words.ts'

const own = z.object({ mb_id: z.string() })

export const Consent = z
  .object({
    document: z.enum(consentDocuments),
    version: z.string(),
    given: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: 'Consent' })
export type Consent = z.output<typeof Consent>

export const Account = z
  .object({
    mb_id: z.string(),
    mb_name: z.string(),
    mb_hp: z.string(),
    mb_email: z.string(),
    mb_zip: z.string(),
    mb_addr1: z.string(),
    mb_addr2: z.string(),
    mb_city: z.string(),
    mb_state: z.string(),
    country: z.string(),
    grade: z.enum(grades),
    email_proved_at: Instant.nullable(),
    hp_proved_at: Instant.nullable(),
    has_password: z.boolean(),
    /** The last word on each document, those never asked about left out. */
    consents: z.array(Consent),
    linked: z.array(z.object({ provider: z.enum(['kakao']), nickname: z.string(), linked_at: Instant })),
    /** Whether the member has proved who they are, and by what. */
    certification: z.object({ items: z.array(z.enum(certifiedItems)), certified_at: Instant }).nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Account' })
export type Account = z.output<typeof Account>

export const Device = z
  .object({
    id: z.uuid(),
    browser: z.string(),
    system: z.string(),
    /** Shortened: enough to know one's own network again. */
    ip: z.string(),
    created_at: Instant,
    seen_at: Instant,
    current: z.boolean(),
  })
  .meta({ id: 'Device' })
export type Device = z.output<typeof Device>

const addressForm = z.object({
  label: z.string().trim().min(1, '배송지 이름을 입력해 주세요.').max(20, '배송지 이름이 너무 길어요.'),
  receiver: z.string().trim().min(1, '받는 분을 입력해 주세요.').max(40, '이름이 너무 길어요.'),
  hp: z.string().trim().min(1, '연락처를 입력해 주세요.').max(20, '연락처를 확인해 주세요.'),
  country,
  zip: z.string().trim().max(12, '우편번호를 확인해 주세요.').default(''),
  addr1: z.string().trim().min(1, '주소를 입력해 주세요.').max(200, '주소가 너무 길어요.'),
  addr2: z.string().trim().max(200, '주소가 너무 길어요.').default(''),
  city: z.string().trim().max(100, '주소가 너무 길어요.').default(''),
  state: z.string().trim().max(100, '주소가 너무 길어요.').default(''),
  is_default: z.boolean().default(false),
})
/** As it is stored: the form's rules may have been others when it was written. */
export const Address = z
  .object({
    id: z.int(),
    label: z.string(),
    receiver: z.string(),
    hp: z.string(),
    country: z.string(),
    zip: z.string(),
    addr1: z.string(),
    addr2: z.string(),
    city: z.string(),
    state: z.string(),
    is_default: z.boolean(),
  })
  .meta({ id: 'Address' })
export type Address = z.output<typeof Address>
const addressId = z.object({ address_id: Id })

/** A member's own account. */
export const account = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-account/:mb_id',
    summary: '내 정보',
    access: 'owner',
    params: own,
    reply: Account,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/my-account/:mb_id',
    summary: '내 정보 수정',
    access: 'owner',
    params: own,
    // What is left out stays as it is: no field may bring a default along.
    body: z
      .object({
        mb_name,
        mb_hp,
        mb_email,
        country: country.unwrap(),
        mb_zip: place.mb_zip.unwrap(),
        mb_addr1: place.mb_addr1.unwrap(),
        mb_addr2: place.mb_addr2.unwrap(),
        mb_city: place.mb_city.unwrap(),
        mb_state: place.mb_state.unwrap(),
        proof_id,
      })
      .partial(),
    reply: SessionUser.extend({ message: z.string() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/v1/confirm-my-password',
    summary: '비밀번호 변경',
    access: 'member',
    body: z
      .object({ current_password: z.string().max(200), password, password_confirmation: z.string() })
      .refine((form) => form.password === form.password_confirmation, {
        path: ['password_confirmation'],
        message: '비밀번호가 서로 달라요.',
      }),
    reply: Message,
  }),
  changeConsents: endpoint({
    method: 'PUT',
    path: '/api/v1/my-account/:mb_id/consents',
    summary: '선택 동의 변경',
    access: 'owner',
    params: own,
    body: z.partialRecord(z.enum(consentDocuments), z.boolean()),
    reply: z.array(Consent),
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/v1/my-account/:mb_id/devices',
    summary: '로그인한 기기',
    access: 'owner',
    params: own,
    reply: z.array(Device),
  }),
  endDevice: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-account/:mb_id/devices/:device_id',
    summary: '기기에서 로그아웃',
    access: 'owner',
    params: own.extend({ device_id: z.uuid() }),
    reply: Message,
  }),
  endOtherDevices: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-account/:mb_id/devices',
    summary: '다른 모든 기기에서 로그아웃',
    access: 'owner',
    params: own,
    reply: Message,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/v1/my-account/:mb_id/download',
    summary: '내 정보 내려받기',
    access: 'owner',
    params: own,
    reply: z.record(z.string(), z.unknown()),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/v1/unregister',
    summary: '회원 탈퇴',
    access: 'member',
    body: z.object({
      /** The password, or the id typed once more where there is none. */
      mb_password: z.string().min(1, '비밀번호를 입력해 주세요.').max(200, '비밀번호를 확인해 주세요.'),
      reason: z.string().trim().max(500, '500자 이내로 작성해 주세요.').default(''),
    }),
    reply: Message,
  }),
  addresses: endpoint({
    method: 'GET',
    path: '/api/v1/addresses',
    summary: '배송지 목록',
    access: 'owner',
    reply: z.array(Address),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/api/v1/addresses',
    summary: '배송지 추가',
    access: 'owner',
    body: addressForm,
    reply: Address,
  }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/api/v1/addresses/:address_id',
    summary: '배송지 수정',
    access: 'owner',
    params: addressId,
    body: addressForm,
    reply: Address,
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/api/v1/addresses/:address_id',
    summary: '배송지 삭제',
    access: 'owner',
    params: addressId,
    reply: Message,
  }),
}
