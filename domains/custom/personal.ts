import type { Currency } from '@sillage/kit/money.ts'
import type { Design } from './design-contract.ts'
import { designFacts } from './design-facts.ts'
import type { PersonalField, PersonalValue } from './personal-contract.ts'

type Filled = Pick<PersonalValue, 'key' | 'design'>

/** What the filled-in fields add to the price of one piece. */
export function extraOf(fields: readonly PersonalField[], filled: readonly Filled[], currency: Currency): number {
  return filled.reduce((sum, { key, design }) => {
    const field = fields.find((each) => each.key === key)
    if (!field) return sum
    const options = design ? choicesOf(design).map((choice) => field.options[choice]?.[currency] ?? 0) : []
    return options.reduce((all, amount) => all + amount, sum + field[`price_${currency}`])
  }, 0)
}

/** The choices of a design that can have a price, as `group:value`. Vessel and size are variants, with stock of their own. */
function choicesOf(design: Design): string[] {
  if (design.kind === 'fragrance') return [`strength:${design.strength}`]
  const { glass, vessel, cap, label } = design
  return [
    `glass:${glass}`,
    `paper:${label.paper}`,
    // A candle glass has no cap.
    ...(vessel === 'tumbler' ? [] : [`cap:${cap}`]),
    ...(label.crest === 'none' ? [] : ['crest:any']),
  ]
}

const textsOf = (each: PersonalValue, name: 'name' | 'name_en') =>
  each.design
    ? designFacts(each.design).map(({ value, value_en }) => (name === 'name' ? value : value_en))
    : [`${each[name]}: ${each.value}`]

type Named = { option_name: string; option_name_en: string; personal: readonly PersonalValue[] }

/** The option with everything that was filled in, for documents and lists that have one line for both. */
export function optionWithPersonal({ option_name, option_name_en, personal }: Named) {
  const all = (option: string, name: 'name' | 'name_en') =>
    [option, ...personal.flatMap((each) => textsOf(each, name))].filter(Boolean).join(' · ')
  return { option_name: all(option_name, 'name'), option_name_en: all(option_name_en, 'name_en') }
}
