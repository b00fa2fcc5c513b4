import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import type { ShownSection } from '../home-contract.ts'

/** What staff call a section and say of it; empty where they leave it to the shop. */
export function useSectionTexts(section: ShownSection) {
  const pick = useLocalizedField()
  return { title: section.title && pick(section, 'title'), note: section.note && pick(section, 'note') }
}
