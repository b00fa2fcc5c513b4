type Named = { name: string; name_en: string }

/** The name of an order, as a card statement shows it: '무화과 그늘 외 2건'. */
export function orderName(lines: readonly Named[], lang: 'kr' | 'en'): string {
  const [first] = lines
  const name = (lang === 'en' ? first?.name_en : first?.name) ?? ''
  const others = lines.length - 1
  if (others <= 0) return name
  return lang === 'en' ? `${name} and ${others} more` : `${name} 외 ${others}건`
}
