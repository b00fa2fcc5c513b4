import { createHash, randomBytes } from 'node:crypto'

/** Finds a payment when its buyer returns from the provider, even if their cookies are gone. */
export const newReturnToken = () => randomBytes(24).toString('base64url')

/** The hash of it that is stored: a reader of the table cannot return in a buyer's place. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
