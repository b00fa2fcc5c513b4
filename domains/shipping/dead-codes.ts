import type { FarRegion, ShippingRules } from './words.ts'

/** What the lists of a region name that is no postcode: it matches nothing, whatever it once meant. */
export type DeadCodes = Pick<FarRegion, 'name' | 'name_en' | 'include' | 'exclude'>

const isZip = (code: string) => /^\d{5}$/.test(code)
const isDead = (code: string) => !isZip(code)

export const deadCodes = ({ far_regions }: ShippingRules): DeadCodes[] =>
  far_regions.flatMap(({ name, name_en, include, exclude }) => {
    const dead = { name, name_en, include: include.filter(isDead), exclude: exclude.filter(isDead) }
    return dead.include.length + dead.exclude.length > 0 ? [dead] : []
  })

/** The same rules without what matches nothing. */
export const withoutDeadCodes = (rules: ShippingRules): ShippingRules => ({
  ...rules,
  far_regions: rules.far_regions.map((region) => ({
    ...region,
    include: region.include.filter(isZip),
    exclude: region.exclude.filter(isZip),
  })),
})
