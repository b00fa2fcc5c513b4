import { Tag } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type Grade, gradeRules } from '../words.ts'
import { gradeTags } from './member-looks.ts'

export function GradeTag({ grade }: { grade: Grade }) {
  const t = usePhrases()
  const look = gradeTags[grade]
  return <Tag {...(look && { look })}>{t(gradeRules[grade].name)}</Tag>
}
