import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import type { Material } from '../formula-contract.ts'
import { withoutSize } from '../packs.ts'

/** What a material is called: its product, and which of several where there are several. */
export function useMaterialName() {
  const pick = useLocalizedField()
  return (material: Material) =>
    [pick(material, 'name'), ...withoutSize(pick(material, 'option_name').split(' · '))].filter(Boolean).join(' · ')
}
