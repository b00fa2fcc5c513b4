import { endpoint } from '@sillage/kit/endpoint.ts'
import { Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { mb_email, mb_id, mb_name, password } from '../member/fields.ts'
import { serviceNames } from './service-words.ts'

const key = z.string().trim().min(1, '설치 키를 적어 주세요.').max(100)

/** The first owner of a shop without staff, made by the person who can read what the server printed at its start. */
export const setup = {
  status: endpoint({
    method: 'GET',
    path: '/api/v1/setup',
    summary: '처음 설치를 할 수 있는지',
    access: 'anyone',
    reply: z.object({ open: z.boolean() }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v1/setup/key',
    summary: '설치 키 확인',
    access: 'anyone',
    body: z.object({ key }),
    reply: Message,
  }),
  owner: endpoint({
    method: 'POST',
    path: '/api/v1/setup/owner',
    summary: '첫 가게 주인 만들기',
    access: 'anyone',
    body: z.object({ key, mb_id, mb_name, mb_email, mb_password: password }),
    reply: z.object({ mb_id: z.string() }),
  }),
  services: endpoint({
    method: 'GET',
    path: '/api/v1/staff/services',
    summary: '결제, 메일 등 외부 서비스의 설정 상태',
    access: staffWith('settings'),
    reply: z.object({
      data: z.array(
        z.object({
          service: z.enum(serviceNames),
          /** `test` takes no money and reaches no customer. */
          state: z.enum(['ready', 'test', 'missing']),
          /** The settings of the environment that it needs. */
          variables: z.array(z.string()),
        }),
      ),
    }),
  }),
}
