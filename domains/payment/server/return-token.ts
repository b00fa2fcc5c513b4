import { createHash, randomBytes } from 'node:crypto'

/** Finds a payment when its buyer comes back from the provider, whatever became of their cookies. */
export const newReturnToken = () => randomBytes(24).toString('base64url')

/** What is kept of it: anyone who reads the table cannot come back in a buyer's place. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
