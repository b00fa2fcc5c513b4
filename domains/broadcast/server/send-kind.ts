import { z } from 'zod'

/** What the job that sends a broadcast is called, and what it is given. */
export const sendBroadcastKind = { name: 'broadcast.send', payload: z.object({ id: z.int() }) }
