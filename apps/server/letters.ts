import { inquiryLetters } from '@sillage/domains/inquiry/server/letters.ts'
import { goodbyeLetter } from '@sillage/domains/member/server/leaving-letter.ts'
import { memberLetters } from '@sillage/domains/member/server/letters.ts'
import { messageTemplates } from '@sillage/domains/message/server/catalogue.ts'
import type { Template } from '@sillage/server-kit/outbox.ts'

/** Every letter and text message the shop writes. */
export const letters: readonly Template[] = [...memberLetters, goodbyeLetter, ...inquiryLetters, ...messageTemplates]
