import type { AbroadPlace } from './abroad-fields.tsx'

/** A member's own address, as the account names its parts. */
export type OwnPlace = { [part in keyof AbroadPlace as `mb_${part}`]: string }

export const placeNames = {
  zip: 'mb_zip',
  addr1: 'mb_addr1',
  addr2: 'mb_addr2',
  city: 'mb_city',
  state: 'mb_state',
} as const

export const placeOf = (own: OwnPlace): AbroadPlace => ({
  zip: own.mb_zip,
  addr1: own.mb_addr1,
  addr2: own.mb_addr2,
  city: own.mb_city,
  state: own.mb_state,
})

export const ownPlace = ({ zip, addr1, addr2, city, state }: AbroadPlace): OwnPlace => ({
  mb_zip: zip,
  mb_addr1: addr1,
  mb_addr2: addr2,
  mb_city: city,
  mb_state: state,
})
