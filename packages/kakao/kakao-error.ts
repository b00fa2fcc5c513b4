/** Whatever goes wrong here; `details` holds what the provider said, by its own names. */
export class KakaoError extends Error {
  override readonly name = 'KakaoError'
  readonly details: Readonly<Record<string, unknown>>

  constructor(message: string, details: object = {}) {
    super(message)
    this.details = { ...details }
  }
}

/** The provider's refusals, whose fields differ from service to service. */
export function refusalOf(details: object): KakaoError {
  const said = Object.entries(details).find(([key]) => ['error_description', 'error_msg', 'msg', 'error'].includes(key))
  return new KakaoError(String(said?.[1] ?? 'Refused by the provider'), details)
}
