/** Lines with an open claim: their order must not become unpaid. */
export { claimedLines } from './claim/server/open-claims.ts'
