import { z } from 'zod'
import { type Courier, couriers, type ParcelStep } from '../couriers.ts'

/** What a courier says of a parcel. */
export type Tracked = { steps: ParcelStep[]; delivered_at: Date | null }

/** Who can be asked where a parcel is. Null where no one has heard of it yet: a label is printed before it is scanned. */
export type Tracker = { track(courier: Courier, tracking_no: string): Promise<Tracked | null> }

type Options = { url: string; key: string; timeoutMs?: number }

const delivered = 6

const Answer = z.object({
  complete: z.boolean().optional(),
  completeYN: z.string().optional(),
  level: z.coerce.number().optional(),
  trackingDetails: z
    .array(
      z.object({
        time: z.coerce.number(),
        where: z.string().nullish(),
        kind: z.string().nullish(),
        // What is no level says nothing, and the step is there all the same.
        level: z.coerce.number().int().min(1).max(delivered).optional().catch(undefined),
      }),
    )
    .default([]),
})
const Refusal = z.object({ status: z.literal(false), code: z.coerce.string(), msg: z.string().optional() })

/** Codes that mean "not known": a wrong number and one that is too new look the same. */
const unknownCodes = ['104', '105', '106']
const stepsKept = 60

/** Asks Sweet Tracker. `url` is https://info.sweettracker.co.kr; a courier is named by its code there. */
export function createTracker({ url, key, timeoutMs = 10_000 }: Options): Tracker {
  return {
    async track(courier, tracking_no) {
      const asked = new URL('/api/v1/trackingInfo', url)
      const query = { t_key: key, t_code: couriers[courier].code, t_invoice: tracking_no }
      for (const [name, value] of Object.entries(query)) asked.searchParams.set(name, value)
      const response = await fetch(asked, { signal: AbortSignal.timeout(timeoutMs) })
      const body: unknown = await response.json().catch(() => null)
      const refusal = Refusal.safeParse(body)
      if (refusal.success) {
        if (unknownCodes.includes(refusal.data.code)) return null
        // The words of the service may repeat what it was asked with: the code is enough.
        throw new Error(`The tracking service refused (${refusal.data.code}).`)
      }
      if (!response.ok) throw new Error(`The tracking service answered ${response.status}.`)
      return toTracked(Answer.parse(body))
    },
  }
}

function toTracked({ trackingDetails, ...answer }: z.output<typeof Answer>): Tracked {
  const details = trackingDetails.toSorted((a, b) => a.time - b.time).slice(-stepsKept)
  const isThere = answer.completeYN === 'Y' || answer.complete === true || (answer.level ?? 0) >= delivered
  const steps = details.map(({ time, where, kind, level }) => ({
    at: new Date(time).toISOString(),
    place: where ?? '',
    status: kind ?? '',
    level,
  }))
  const last = details.at(-1)
  return { steps, delivered_at: isThere ? new Date(last?.time ?? Date.now()) : null }
}
