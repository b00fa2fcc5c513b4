import { contract } from '@sillage/domains/contract.ts'
import { wire } from '@sillage/web-kit/vite/wire.ts'
import { expect, test } from 'vitest'

/** What the browser gets of the contract by that name. */
function partOf(name: string) {
  const { load } = wire(contract)
  if (typeof load !== 'function') throw new Error('it is loaded by a function')
  // It needs nothing of the build around it.
  const text = (load as (source: string) => string)(`\0${name}`)
  return JSON.parse(text.replace('export default ', ''))
}

test('the browser knows how to make a call, and nothing else of it', () => {
  expect(partOf('virtual:wire').insight.click).toEqual({
    method: 'POST',
    path: '/api/v1/click-log',
    keepalive: true,
    ...(contract.insight.click.xsrf && { xsrf: contract.insight.click.xsrf }),
  })
})

test('what only staff may call is theirs alone', () => {
  const [everyone, staff] = [partOf('virtual:wire'), partOf('virtual:wire-staff')]
  expect([everyone.staffClasses, staff.tssa]).toEqual([undefined, undefined])
  expect(staff.staffClasses.nameEvent.path).toBe(contract.staffClasses.nameEvent.path)
})
