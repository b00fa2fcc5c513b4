import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// For tests, where no small disk can be mounted: a call that writes to the data folder finds the disk full.
const moments = {
  making: { call: 'mkdir', path: /unfinished-\d/ },
  starting: { call: 'open', path: /postgres\.log$/ },
  filling: { call: 'copyFile', path: /./ },
} as const
export type Moment = keyof typeof moments

const moment = new URL(import.meta.url).searchParams.get('moment')
const found = Object.entries(moments).find(([name]) => name === moment)?.[1]
if (!found) throw new Error(`no such moment: ${moment}`)

// These calls differ in what they take, and are the same in what matters here: a path comes first.
const calls = fs.promises as unknown as Record<string, (path: string, ...rest: unknown[]) => Promise<unknown>>
const real = calls[found.call]
calls[found.call] = async (path, ...rest) => {
  if (!found.path.test(path)) return real?.(path, ...rest)
  throw Object.assign(new Error(`ENOSPC: no space left on device, ${found.call} '${path}'`), { code: 'ENOSPC' })
}
syncBuiltinESMExports()
