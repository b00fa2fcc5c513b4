import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { MoveAnswer, MyClass, ParticipantName } from './my-contract.ts'

const root = '/api/v1/order-view/:order_id'
const query = z.object({ view_key: z.string().max(200).optional() })
const order = z.object({ order_id: Id })
const line = order.extend({ line_id: Id })

/** The classes of one order, for a guest with a key to it. */
export const orderClasses = {
  list: endpoint({
    method: 'GET',
    path: `${root}/classes`,
    summary: '주문에 담긴 수업',
    access: 'guest order',
    params: order,
    query,
    reply: z.array(MyClass),
  }),
  rename: endpoint({
    method: 'PUT',
    path: `${root}/participants/:id`,
    summary: '주문에 담긴 수업의 참가자 이름',
    access: 'guest order',
    params: order.extend({ id: Id }),
    query,
    body: ParticipantName,
    reply: z.array(MyClass),
  }),
  transfer: endpoint({
    method: 'POST',
    path: `${root}/classes/:line_id/transfer`,
    summary: '주문에 담긴 수업을 다른 날짜로 옮기기',
    access: 'guest order',
    params: line,
    query,
    body: z.object({ session_id: Id }),
    reply: z.array(MyClass),
  }),
  answerMove: endpoint({
    method: 'POST',
    path: `${root}/classes/:line_id/move-answer`,
    summary: '주문에 담긴 수업의 바뀐 날짜에 답하기',
    access: 'guest order',
    params: line,
    query,
    body: MoveAnswer,
    reply: z.array(MyClass),
  }),
  calendarFile: endpoint({
    method: 'GET',
    path: `${root}/classes/:line_id/calendar.ics`,
    summary: '주문에 담긴 수업의 캘린더 파일',
    access: 'guest order',
    params: line,
    query,
    sends: 'file',
    reply: FileContent,
  }),
  material: endpoint({
    method: 'GET',
    path: `${root}/materials/:id`,
    summary: '주문에 담긴 수업의 자료 내려받기',
    access: 'guest order',
    params: order.extend({ id: Id }),
    query,
    sends: 'file',
    reply: FileContent,
  }),
  certificate: endpoint({
    method: 'GET',
    path: `${root}/certificates/:number`,
    summary: '주문에 담긴 수업의 수료증 PDF',
    access: 'guest order',
    params: order.extend({ number: z.string().max(40) }),
    query,
    sends: 'file',
    reply: FileContent,
  }),
}
