import type { Template } from '@sillage/server-kit/outbox.ts'
import { messageTemplates } from './catalogue.ts'
import { testTemplates } from './sample.ts'

/** Everything the outbox carries for this domain: messages, and those that staff try out on themselves. */
export const sentTemplates: readonly Template[] = [...messageTemplates, ...Object.values(testTemplates)]
