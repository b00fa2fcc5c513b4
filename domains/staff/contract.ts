import { endpoint } from '@sillage/kit/endpoint.ts'
import { Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { anyStaff, type Permission, permissions, provedStaffWith, staffWith } from '../audit/permissions.ts'
import { Device } from '../member/account-contract.ts'
import { factorKinds } from './security-words.ts'

// The keys of an object are its keys.
const permissionNames = Object.keys(permissions) as [Permission, ...Permission[]]
const Permissions = z.array(z.enum(permissionNames)).max(permissionNames.length)
const mb_id = z.object({ mb_id: z.string().max(60) })

export const StaffMember = z
  .object({
    mb_id: z.string(),
    mb_name: z.string(),
    mb_email: z.string(),
    /** An owner may do everything, and decides who else may do what. */
    owner: z.boolean(),
    permissions: Permissions,
    /** Which second factors they have set up. */
    factors: z.array(z.enum(factorKinds)),
    /** Sent back with a change: where someone else changed the permissions meanwhile, it is refused. */
    version: z.string(),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.output<typeof StaffMember>

/** Who runs the shop, what each may do, and where each is signed in. */
export const staff = {
  me: endpoint({
    method: 'GET',
    path: '/api/v1/staff/me',
    summary: '내 직원 권한',
    access: anyStaff,
    reply: StaffMember,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/people',
    summary: '직원 목록',
    access: staffWith('staff'),
    reply: z.object({ data: z.array(StaffMember) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/staff/people',
    summary: '직원 추가',
    access: provedStaffWith('staff'),
    body: z.object({
      /** An id, or the e-mail address of a member. */
      member: z.string().trim().min(1, '아이디나 이메일을 적어 주세요.').max(120),
      owner: z.boolean().default(false),
      permissions: Permissions.default([]),
    }),
    reply: StaffMember,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/people/:mb_id',
    summary: '직원 권한 바꾸기',
    access: provedStaffWith('staff'),
    params: mb_id,
    body: z.object({ owner: z.boolean(), permissions: Permissions, based_on: z.string().max(40).optional() }),
    reply: StaffMember,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/staff/people/:mb_id',
    summary: '직원 권한 회수',
    access: provedStaffWith('staff'),
    params: mb_id,
    reply: z.object({ mb_id: z.string() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v1/staff/sessions',
    summary: '직원들이 로그인한 기기',
    access: staffWith('staff'),
    reply: z.object({
      data: z.array(Device.extend({ mb_id: z.string(), mb_name: z.string(), second_factor: z.boolean() })),
    }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/staff/sessions/:session_id',
    summary: '직원의 기기 로그아웃',
    access: staffWith('staff'),
    params: z.object({ session_id: z.uuid() }),
    reply: Message,
  }),
  resetFactors: endpoint({
    method: 'DELETE',
    path: '/api/v1/staff/people/:mb_id/factors',
    summary: '직원의 2단계 인증 초기화',
    access: provedStaffWith('staff'),
    params: mb_id,
    reply: Message,
  }),
}
