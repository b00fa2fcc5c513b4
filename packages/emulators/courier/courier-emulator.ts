import { type Call, json, type Reply, type Silence, serve } from '../emulator-server.ts'
import { createNotebook, type EmulatedService } from '../received.ts'
import { companies, detailsOf, type Parcel } from './parcels.ts'

export type CourierEmulator = EmulatedService & {
  url: string
  key: string
  /** Puts a parcel at a level of its way, from 1 (a label) to 6 (at the door); from then on it stays there. */
  put(invoice: string, level: number): void
  /** Makes the next call fail once: with this status, with a refused key, or by hanging up. */
  failNext(failure: 500 | 503 | 'key' | 'lost reply'): void
  stop(): Promise<void>
}

type Failure = Parameters<CourierEmulator['failNext']>[0]

const minute = 60_000

/**
 * Emulates Sweet Tracker. A number that looks right is known from the first time it is asked for, and its parcel
 * moves on by one level each `levelMinutes`.
 */
export async function startCourierEmulator({
  key = 'emulator-key',
  levelMinutes = 15,
  now = Date.now,
} = {}): Promise<CourierEmulator> {
  const parcels = new Map<string, Parcel>()
  const failures: Failure[] = []
  const { note, received } = createNotebook()

  function parcelOf(invoice: string): Parcel {
    const parcel = parcels.get(invoice) ?? { invoice, since: now(), level: null }
    parcels.set(invoice, parcel)
    return parcel
  }

  const levelOf = ({ since, level }: Parcel) =>
    level ?? Math.min(6, 1 + Math.floor((now() - since) / (levelMinutes * minute)))

  function track(query: URLSearchParams): object {
    const [code, invoice] = [query.get('t_code') ?? '', query.get('t_invoice') ?? '']
    if (!companies.some(({ Code }) => Code === code)) return refusal('105', '택배사를 확인해 주세요.')
    if (!/^(\d{9,14}|[A-Z]{2}\d{9}[A-Z]{2})$/.test(invoice)) return refusal('104', '운송장 번호를 확인해 주세요.')
    const parcel = parcelOf(invoice)
    const level = levelOf(parcel)
    note('question', `${companies.find(({ Code }) => Code === code)?.Name} ${invoice} · ${level}/6`)
    if (level === 0) return refusal('104', '유효하지 않은 운송장 번호이거나 택배사 코드입니다.')
    return trackingOf(parcel, level, levelMinutes * minute)
  }

  function answer({ method, path, query }: Call): Reply | Silence {
    const failure = failures.shift()
    if (failure === 'lost reply') return 'hang up'
    if (typeof failure === 'number') return json(failure, { message: 'As was asked for.' })
    // The service answers 200 also where it refuses; what is wrong stands in the body.
    if (failure === 'key' || query.get('t_key') !== key) return json(200, refusal('101', '유효하지 않은 키입니다.'))
    if (method === 'GET' && path === '/api/v1/companylist') return json(200, { Company: companies })
    if (method === 'GET' && path === '/api/v1/trackingInfo') return json(200, track(query))
    return json(404, { message: 'There is nothing here.' })
  }

  return {
    ...(await serve(answer)),
    service: 'courier',
    received,
    key,
    put: (invoice, level) => void parcels.set(invoice, { ...parcelOf(invoice), level }),
    failNext: (failure) => void failures.push(failure),
  }
}

const refusal = (code: string, msg: string) => ({ status: false, code, msg })

/** What the service says of a parcel at this level of its way. */
function trackingOf(parcel: Parcel, level: number, levelMs: number) {
  const trackingDetails = detailsOf(parcel, level, levelMs)
  return {
    result: 'Y',
    invoiceNo: parcel.invoice,
    itemName: '',
    senderName: '',
    receiverName: '',
    receiverAddr: '',
    level,
    complete: level === 6,
    completeYN: level === 6 ? 'Y' : 'N',
    estimate: null,
    productInfo: null,
    orderNumber: null,
    firstDetail: trackingDetails[0] ?? null,
    lastDetail: trackingDetails.at(-1) ?? null,
    lastStateDetail: trackingDetails.at(-1) ?? null,
    trackingDetails,
  }
}
