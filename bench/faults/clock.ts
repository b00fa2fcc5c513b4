import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './plan.ts'

const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((kind) => `/usr/lib/${kind}/faketime/libfaketimeMT.so.1`)
const dayMs = 86_400_000
/** Midnight in Seoul, where the shop's days begin. */
const seoulMs = 9 * 3_600_000
const afterwardsMs = 30_000

/** Runs this program again with another time for itself and all it starts: the shop, its database and the services. */
export async function startAgainAt(clock: string) {
  const wanted = Date.parse(clock)
  if (Number.isNaN(wanted)) throw new Error(`--clock ${clock} is no time: write it as 2028-02-28T23:58:00+09:00.`)
  const aheadS = Math.round((wanted - Date.now()) / 1000)
  const args = process.argv.slice(1).filter((arg, at, all) => arg !== '--clock' && all[at - 1] !== '--clock')
  const child = spawn(process.execPath, [...args, '--midnight'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      LD_PRELOAD: await findLibrary(),
      FAKETIME: `${aheadS < 0 ? '' : '+'}${aheadS}s`,
      // What only measures how long something takes goes on as ever.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  })
  const [code] = await once(child, 'exit')
  process.exitCode = Number(code ?? 1)
}

async function findLibrary() {
  for (const place of places)
    if (
      await access(place).then(
        () => true,
        () => false,
      )
    )
      return place
  throw new Error('libfaketime is missing. Debian and Ubuntu: apt-get install libfaketime.')
}

/** People buy while one day of the shop becomes the next. */
export const midnight: Fault = {
  name: 'midnight passes',
  async run() {
    const left = dayMs - ((Date.now() + seoulMs) % dayMs)
    console.log(
      `${new Date(Date.now() + seoulMs).toISOString().slice(0, 19)} in Seoul, midnight in ${Math.round(left / 1000)} s`,
    )
    await pause(left + afterwardsMs)
  },
}
