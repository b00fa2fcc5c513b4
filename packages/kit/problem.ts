export type FieldErrors = Record<string, string[]>

/** The one error that crosses the wire: thrown by a service, rethrown unchanged by the client. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly code: string | undefined

  constructor(status: number, message: string, { errors, code }: { errors?: FieldErrors; code?: string } = {}) {
    super(message)
    this.status = status
    this.errors = errors
    this.code = code
  }
}

export const notFound = (message = '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.') =>
  new Problem(404, message, { code: 'not_found' })

export const invalid = (field: string, message: string) => new Problem(422, message, { errors: { [field]: [message] } })

/** What a visitor reads when something broke that is not theirs to mend. */
export const unexpected = () => new Problem(500, '잠시 후 다시 시도해 주세요.', { code: 'unexpected' })
