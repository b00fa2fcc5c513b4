import { endpoint } from '@sillage/kit/endpoint.ts'
import { z } from 'zod'
import { anyStaff, type Permission, permissions, staffWith } from '../audit/permissions.ts'

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
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.output<typeof StaffMember>

/** Who runs the shop, what each may do and what each may do. */
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
    access: staffWith('staff'),
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
    access: staffWith('staff'),
    params: mb_id,
    body: z.object({ owner: z.boolean(), permissions: Permissions }),
    reply: StaffMember,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/staff/people/:mb_id',
    summary: '직원 권한 거두기',
    access: staffWith('staff'),
    params: mb_id,
    reply: z.object({ mb_id: z.string() }),
  }),
}
