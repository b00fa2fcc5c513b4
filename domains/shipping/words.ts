/** An area where the courier asks for more: a stretch of postcodes, with exceptions. */
export type FarRegion = {
  name: string
  name_en: string
  zip_from: string
  zip_to: string
  extra_krw: number
  extra_usd: number
  /** Postcodes that count as inside although they lie outside, and the other way round. */
  include: readonly string[]
  exclude: readonly string[]
}

/** What a parcel abroad costs: the first 500 g, each further 500 g, and how heavy it may be. */
export type EmsZone = {
  name: string
  name_en: string
  countries: readonly string[]
  first_krw: number
  step_krw: number
  first_usd: number
  step_usd: number
  max_g: number
}

/** What a parcel within the country costs, and from which sum on nothing. */
export type HomeFees = { fee_krw: number; free_from_krw: number; fee_usd: number; free_from_usd: number }

/** Ordered on a workday before this time in Seoul, it leaves the same day. Weekends need not be listed. */
export type DispatchRules = { cut_off: string; holidays: readonly string[] }

export type ShippingRules = HomeFees &
  DispatchRules & {
    far_regions: readonly FarRegion[]
    ems_zones: readonly EmsZone[]
  }
