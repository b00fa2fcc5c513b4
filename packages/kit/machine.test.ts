import { expect, test } from 'vitest'
import { canMove, movesFrom, statesBefore } from './machine.ts'

const door = { open: ['shut'], shut: ['open', 'locked'], locked: ['shut'] } as const

test('a machine names the states that lead somewhere', () => {
  expect(statesBefore(door, 'shut')).toEqual(['open', 'locked'])
  expect(statesBefore(door, 'locked')).toEqual(['shut'])
})

test('a machine says whether it lets something go somewhere', () => {
  expect(canMove(door, 'shut', 'locked')).toBe(true)
  expect(canMove(door, 'open', 'locked')).toBe(false)
})

test('a move that a machine does not know does not compile', () => {
  expect(movesFrom(door, 'locked', 'shut')).toEqual(['shut'])
  // @ts-expect-error An open door cannot be locked.
  movesFrom(door, 'locked', 'open')
})
