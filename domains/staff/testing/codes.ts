import { TOTP } from 'otpauth'

/** What an app on the phone shows; `steps` of half a minute ahead or behind. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
