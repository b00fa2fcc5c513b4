import { startCourierEmulator } from '@sillage/emulators/courier/courier-emulator.ts'
import { afterAll, expect, test } from 'vitest'
import { createTracker } from './tracker.ts'

const emulator = await startCourierEmulator()
afterAll(() => emulator.stop())
const tracker = createTracker(emulator)

test('a parcel on its way tells its steps, and one at the door since when', async () => {
  emulator.put('600000000001', 4)
  const onTheWay = await tracker.track('cj', '600000000001')
  expect(onTheWay?.steps.map(({ status }) => status)).toEqual(['접수', '집화 완료', '간선 상차', '간선 하차'])
  expect(onTheWay?.delivered_at).toBeNull()
  emulator.put('600000000001', 6)
  expect((await tracker.track('cj', '600000000001'))?.delivered_at).toBeInstanceOf(Date)
})

test('a number no one has scanned yet is not known, and that is no failure', async () => {
  emulator.put('600000000002', 0)
  expect(await tracker.track('hanjin', '600000000002')).toBeNull()
})

test.each(['key', 500, 'lost reply'] as const)('%s is a failure, and never "not known"', async (failure) => {
  emulator.failNext(failure)
  await expect(tracker.track('cj', '600000000003')).rejects.toThrow()
})
