import { newSite, OLD_DOMAIN } from './company.ts'

export const isOldDomain = (hostname: string) => hostname.replace(/^www\./, '') === OLD_DOMAIN

/** The same page at the new address. */
export const addressAtNewSite = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  newSite + pathname + search + hash
