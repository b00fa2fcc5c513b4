import { z } from 'zod'

/** The work that follows when phrases have been queued; who does it stands in machine.ts. */
export const translateQueued = { name: 'translation.translate-queued', payload: z.object({}) }
