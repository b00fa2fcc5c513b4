import { usePhrasebook } from '@sillage/web-kit/phrases.ts'

/** Countries to choose from, named and sorted as the reader does. */
export function useCountryOptions(codes: readonly string[]) {
  const { locale } = usePhrasebook()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
