import type { Rows } from '@sillage/admin-kit/table/table-text.ts'
import english from '../english.json' with { type: 'json' }
import { type Grade, gradeRules, grades } from '../words.ts'

export type GradeRow = { mb_id: string; grade: Grade; grade_locked: boolean }
export type GradeError = { line: number; mb_id: string; text: string; error: string }
export type ReadGrades = { rows: GradeRow[]; errors: GradeError[]; problem: string | null }

const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')
const idHeads = ['mb_id', 'id', '아이디', 'username']
const gradeHeads = ['grade', '등급']
const lockHeads = ['grade_locked', '잠금', plain('등급 잠금'), 'locked', 'gradelocked']
/** As the list is exported, in either language. */
const namesOf = (grade: Grade) => [grade, plain(gradeRules[grade].name), plain(english[gradeRules[grade].name])]
const yes = ['y', 'yes', '예', '잠금', 'true', '1', 'o']

/** Members and their grades out of a file, in either language; a line that names no grade is listed and left out. */
export function readGrades(table: Rows): ReadGrades {
  const head = table.findIndex((row) => row.some((cell) => idHeads.includes(plain(cell))))
  const heads = (table[head] ?? []).map(plain)
  const at = (names: readonly string[]) => heads.findIndex((each) => names.includes(each))
  const [idAt, gradeAt, lockAt] = [at(idHeads), at(gradeHeads), at(lockHeads)]
  if (head < 0 || gradeAt < 0) return { rows: [], errors: [], problem: '첫 줄에 아이디와 등급 열이 있어야 해요.' }
  const errors: GradeError[] = []
  const rows = table.slice(head + 1).flatMap((line, index) => {
    const mb_id = (line[idAt] ?? '').trim().toLowerCase()
    if (mb_id === '') return []
    const text = line[gradeAt] ?? ''
    const grade = grades.find((each) => namesOf(each).includes(plain(text)))
    if (!grade) {
      errors.push({ line: head + index + 2, mb_id, text, error: '등급이 아니에요' })
      return []
    }
    return [{ mb_id, grade, grade_locked: yes.includes(plain(line[lockAt] ?? '')) }]
  })
  return { rows, errors, problem: null }
}
