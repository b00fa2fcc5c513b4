import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { classCategoryId } from '../words.ts'
import { primeShelf, SchoolShelf } from './school-shelf.tsx'

export const loader = primeShelf(classCategoryId)

/** Everything that is taught. */
export function Component() {
  const t = usePhrases()
  const lead = t('TSSA에서 배우는 수업을 모두 모았어요.')
  return <SchoolShelf category={classCategoryId} path="/tssa/class-product" title={t('수업')} lead={lead} />
}
