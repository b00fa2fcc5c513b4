import { expect, test } from 'vitest'
import { readGrades } from './read-grades.ts'

test('members and grades are read in either language, with or without a lock', () => {
  const korean = readGrades([
    ['2026년 등급표'],
    ['이름', '아이디', '등급', '잠금'],
    ['하나', 'Hana', '골드', '예'],
    ['', '', '', ''],
    ['보라', 'bora', 'silver', ''],
  ])
  expect(korean.rows).toEqual([
    { mb_id: 'hana', grade: 'gold', grade_locked: true },
    { mb_id: 'bora', grade: 'silver', grade_locked: false },
  ])
})

test('a grade that is none is named by its line, and its row is left out', () => {
  const { rows, errors } = readGrades([
    ['mb_id', 'grade'],
    ['hana', 'platinum'],
    ['bora', 'general'],
  ])
  expect(rows.map(({ mb_id }) => mb_id)).toEqual(['bora'])
  expect(errors).toEqual([{ line: 2, mb_id: 'hana', text: 'platinum', error: '등급이 아니에요' }])
})

test('a table without both columns is refused in a sentence', () => {
  expect(readGrades([['아이디'], ['hana']]).problem).toBe('첫 줄에 아이디와 등급 열이 있어야 해요.')
})

test('the list as it is exported in English is read back', () => {
  const { rows } = readGrades([
    ['Username', 'Name', 'Grade', 'Grade locked'],
    ['hana', 'Hana', 'wholesale', 'O'],
  ])
  expect(rows).toEqual([{ mb_id: 'hana', grade: 'wholesale', grade_locked: true }])
})
