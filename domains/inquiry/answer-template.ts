/** The places of an answer template, by the word that stands for each in Korean and in English. */
export const templateFields = {
  name: { kr: '이름', en: 'name' },
  order_no: { kr: '주문번호', en: 'order' },
  product: { kr: '상품', en: 'product' },
  staff: { kr: '담당자', en: 'staff' },
  phone: { kr: '고객센터', en: 'phone' },
} as const
export type TemplateField = keyof typeof templateFields
export type TemplateValues = Record<TemplateField, string>

const place = /\{([^{}\n]{1,20})\}/g

function fieldOf(word: string): TemplateField | undefined {
  // The keys of an object are its keys.
  const names = Object.keys(templateFields) as TemplateField[]
  return names.find((name) => templateFields[name].kr === word || templateFields[name].en === word)
}

/** Fills what is known. A place without a value stays as it is, so that it can be seen. */
export const fillTemplate = (body: string, values: TemplateValues) =>
  body.replaceAll(place, (whole, word: string) => {
    const field = fieldOf(word.trim())
    return (field && values[field]) || whole
  })

/** Places of the templates that are still empty: `{주문번호}`. Other words in braces are someone's own. */
export const emptyPlaces = (body: string) => [
  ...new Set([...body.matchAll(place)].filter(([, word = '']) => fieldOf(word.trim())).map(([whole]) => whole)),
]

/** Words in braces that mean nothing: a template with one of them is refused. */
export const unknownPlaces = (body: string) =>
  [...body.matchAll(place)].filter(([, word = '']) => !fieldOf(word.trim())).map(([whole]) => whole)
