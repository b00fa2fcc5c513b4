import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Day, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { clickTypes, platforms, visitSteps } from './words.ts'

/** A number of a row or a name, whichever the thing that was clicked has. */
const ClickId = z.union([z.int().min(0), z.string().trim().min(1).max(60)]).transform(String)

const ClickCount = z
  .object({
    click_type: z.enum(clickTypes),
    click_id: z.string(),
    click_name: z.string(),
    pc: z.int(),
    mobile: z.int(),
    total: z.int(),
  })
  .meta({ id: 'ClickCount' })

export const insight = {
  click: endpoint({
    method: 'POST',
    path: '/api/v1/click-log',
    summary: '클릭 기록',
    access: 'anyone',
    keepalive: true,
    body: z.object({
      click_id: ClickId,
      click_type: z.enum(clickTypes),
      click_name: z.string().trim().max(120),
      platform: z.enum(platforms),
    }),
    reply: Message,
  }),
  visit: endpoint({
    method: 'POST',
    path: '/api/v1/visit-step',
    summary: '방문 단계 기록',
    access: 'anyone',
    keepalive: true,
    body: z.object({ step: z.enum(visitSteps), platform: z.enum(platforms) }),
    reply: Message,
  }),
  clicks: endpoint({
    method: 'GET',
    path: '/api/v1/staff/clicks',
    summary: '클릭 수',
    access: staffWith('statistics'),
    query: pageQuery({
      sort: ['total', 'pc', 'mobile'],
      filters: {
        /** Days in Seoul, both ends included. */
        from: Day.optional(),
        to: Day.optional(),
        click_type: z.enum(clickTypes).optional(),
      },
    }),
    reply: pageOf(ClickCount),
  }),
  setSession: endpoint({
    method: 'POST',
    path: '/api/statistic-center/set-session',
    summary: '분석 도구의 방문자 ID 저장',
    access: 'anyone',
    body: z.object({ ga_client_id: z.string().regex(/^[\w.-]{3,64}$/) }),
    reply: Message,
  }),
}
