import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { bookCategoryId } from '../words.ts'
import { primeShelf, SchoolShelf } from './school-shelf.tsx'

export const loader = primeShelf(bookCategoryId)

/** Books about what is taught. */
export function Component() {
  const t = usePhrases()
  const lead = t('향과 캔들을 더 깊이 읽는 책이에요.')
  return <SchoolShelf category={bookCategoryId} path="/tssa/books" title={t('책')} lead={lead} />
}
