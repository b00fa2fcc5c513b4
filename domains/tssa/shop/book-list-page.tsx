import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { bookCategoryId } from '../words.ts'
import { primeListing, SchoolListing } from './school-listing.tsx'

export const loader = primeListing(bookCategoryId)

/** Books about what is taught. */
export function Component() {
  const t = usePhrases()
  const lead = t('향과 캔들을 더 깊이 알아보는 책이에요.')
  return <SchoolListing category={bookCategoryId} path="/tssa/books" title={t('책')} lead={lead} />
}
