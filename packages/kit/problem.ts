import { fillSlots, type Slots } from './slots.ts'

export type FieldErrors = Record<string, string[]>

type Details = {
  errors?: FieldErrors | undefined
  code?: string | undefined
  /** The values of the phrase's `{name}`s. The phrase itself is the translation key. */
  slots?: Slots | undefined
  /** When asking again makes sense. */
  retryAfterSeconds?: number | undefined
}

/** The one error that crosses the wire: thrown by a service, rethrown unchanged by the client. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly phrase: string
  readonly slots: Slots | undefined
  readonly errors: FieldErrors | undefined
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, phrase: string, { errors, code, slots, retryAfterSeconds }: Details = {}) {
    super(slots ? fillSlots(phrase, slots) : phrase)
    this.status = status
    this.phrase = phrase
    this.slots = slots
    this.errors = errors
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** As it travels: readable as it is, and with what a translator needs where the phrase has slots. */
  get body() {
    const { message, errors, code, phrase, slots } = this
    return slots ? { message, errors, code, phrase, slots } : { message, errors, code }
  }
}

export const notFound = (message = '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.') =>
  new Problem(404, message, { code: 'not_found' })

export const invalid = (field: string, message: string) => new Problem(422, message, { errors: { [field]: [message] } })

/** What a visitor reads when something broke that they cannot repair. */
export const unexpected = () => new Problem(500, '잠시 후 다시 시도해 주세요.', { code: 'unexpected' })
