import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { holdAdvisoryLock } from '@sillage/server-kit/embedded-postgres/advisory-lock.ts'
import { inject, onTestFinished } from 'vitest'
import { distFolder } from '../pages/storefront.ts'
import { startProgram } from './program.ts'

const build = fileURLToPath(new URL('../../../scripts/build.ts', import.meta.url))

/** The program serves what was built. npm test builds before its tests; a test file run alone may find nothing yet. */
export async function wantStorefront() {
  const isBuilt = () => existsSync(join(distFolder, 'build-hash'))
  if (isBuilt()) return
  // Test files run side by side, and two builds would sweep each other's files away.
  const lock = await holdAdvisoryLock(inject('testDatabase').adminUrl, 'build', { patienceMs: 600_000 })
  if (!isBuilt()) await promisify(execFile)(process.execPath, [build])
  await lock.release()
}

/** The shop's program, ended with the test however that goes. */
export function givenProgram(options: Parameters<typeof startProgram>[0]) {
  const program = startProgram(options)
  onTestFinished(async () => void (await program.end('SIGKILL')))
  return program
}
