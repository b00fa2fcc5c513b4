import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { staffClassMessage } from '../../message/server/catalogue/staff.ts'
import { sendToStaff } from '../../message/server/send-to-staff.ts'
import { limit } from '../../rate-limits.ts'
import type { classInquiry } from '../class-inquiry-contract.ts'
import { place } from './ask.ts'
import { requireReadable, showToAsker } from './guests.ts'
import { subjectOf } from './inquiries.ts'
import { addMessage, lockFor, settle } from './moves.ts'

/** What someone without an account has to add, by the key of the email. An answered or closed inquiry is open again. */
export async function writeAsGuest(
  ctx: Context,
  { params, query, body, files }: HandlerInput<typeof classInquiry.write>,
) {
  const id = params.inquiry_id
  const { mb_id, name } = await requireReadable(ctx, id, query.view_key)
  // A member's own is written on in their own pages, where it is theirs to change and close too.
  if (mb_id !== null) throw notFound()
  await limit(ctx, 'class-inquiry.more')
  await withStoredFiles(ctx, files.files, async (ctx, attach) => {
    const { next } = await lockFor(ctx, 'write', id)
    const message_id = await addMessage(ctx, { inquiry_id: id, from_staff: false, mb_id: null, body: body.body })
    await attach({ place, subject: subjectOf(message_id), mb_id: null })
    await settle(ctx, id, { state: next })
    await sendToStaff(ctx, place, staffClassMessage, {
      subject: `inquiry:${id}`,
      transition: `written ${message_id}`,
      values: { asker: name, link: '' },
    })
  })
  return showToAsker(ctx, id, query.view_key)
}
