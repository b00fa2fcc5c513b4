import type { CourseDetail } from '../words.ts'

/** What participants bring, as a message lists it in each language. */
export const bringWords = ({ bring }: CourseDetail) => ({
  kr: bring.map(({ name }) => name).join(', '),
  en: bring.map(({ name_en }) => name_en).join(', '),
})
