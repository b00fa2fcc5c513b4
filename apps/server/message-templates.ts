import { inquiryEmails } from '@sillage/domains/inquiry/server/emails.ts'
import { memberEmails } from '@sillage/domains/member/server/emails.ts'
import { goodbyeEmail } from '@sillage/domains/member/server/leaving-email.ts'
import { sentTemplates } from '@sillage/domains/message/server/sent-templates.ts'
import type { Template } from '@sillage/server-kit/outbox.ts'

/** Every email and text message the shop writes. */
export const emails: readonly Template[] = [...memberEmails, goodbyeEmail, ...inquiryEmails, ...sentTemplates]
