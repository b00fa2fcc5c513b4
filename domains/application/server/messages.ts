import type { Context } from '@sillage/server-kit/context.ts'
import {
  applicationApproved,
  applicationAsked,
  applicationReceived,
  applicationRejected,
} from '../../message/server/catalogue/applications.ts'
import { staffApplication } from '../../message/server/catalogue/staff.ts'
import { readersOf } from '../../message/server/member-reader.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { sendToStaff } from '../../message/server/send-to-staff.ts'
import { type ApplicationKind, kindNames } from '../words.ts'
import type { Row } from './lock.ts'

const saidOf = (kind: ApplicationKind) => ({ kr: kindNames[kind], en: kind })

/** Where its member reads it. */
const linkOf = ({ kind, id }: Row) =>
  kind === 'dealer' ? '/customer/dealer-apply' : `/customer/wholesale-apply/${id}/show`

/** Each time it is sent, asked about and decided is another one, even on the same application. */
async function addressed(ctx: Context, row: Row, step: string) {
  const to = (await readersOf(ctx, [row.mb_id])).get(row.mb_id)
  if (!to) return null
  return { to, subject: `application:${row.id}`, transition: `${step} ${row.changed_at.getTime()}` }
}

/** The applicant is notified that the application was received; staff with the permission are notified too. */
export async function notifyReceived(ctx: Context, row: Row) {
  const recipient = await addressed(ctx, row, 'sent')
  const values = { kind: saidOf(row.kind), link: linkOf(row) }
  if (recipient) await sendMessage(ctx, applicationReceived, { ...recipient, values })
  await sendToStaff(ctx, 'applications', staffApplication, {
    subject: `application:${row.id}`,
    transition: `sent ${row.changed_at.getTime()}`,
    values: { kind: saidOf(row.kind), company: row.company, link: '' },
  })
}

export async function notifyAsked(ctx: Context, row: Row, note: string) {
  const recipient = await addressed(ctx, row, 'asked')
  if (recipient)
    await sendMessage(ctx, applicationAsked, {
      ...recipient,
      values: { kind: saidOf(row.kind), note, link: linkOf(row) },
    })
}

export async function notifyDecided(ctx: Context, row: Row, { approved, note }: { approved: boolean; note: string }) {
  const recipient = await addressed(ctx, row, 'decided')
  const values = { kind: saidOf(row.kind), link: linkOf(row) }
  if (!recipient) return
  if (approved) await sendMessage(ctx, applicationApproved, { ...recipient, values })
  else await sendMessage(ctx, applicationRejected, { ...recipient, values: { ...values, note } })
}
