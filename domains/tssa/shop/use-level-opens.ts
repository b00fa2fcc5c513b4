import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { type CourseLevel, courseLevelNames, courseLevels } from '../../course/words.ts'
import { useShop } from '../../shop.ts'

/** What opens a level, as its courses require it; nothing of a level that has none. */
export function useLevelOpens(): (level: CourseLevel) => string {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: courses = [] } = useQuery(quietly(queries.tssa.courses()))
  return (level) => {
    const own = courses.filter((course) => course.level === level)
    if (own.length === 0) return ''
    if (own.some(({ required }) => required.length === 0)) return t('누구나 들을 수 있어요')
    const required = new Set(own.flatMap((course) => course.required.map((each) => each.level)))
    const levels = courseLevels.filter((each) => required.has(each)).map((each) => t(courseLevelNames[each]))
    const phrase =
      levels.length > 1
        ? '{levels} 중 하나의 수료증이 있으면 들을 수 있어요'
        : '{levels} 수료증이 있으면 들을 수 있어요'
    return t(phrase, { levels: levels.join(', ') })
  }
}
