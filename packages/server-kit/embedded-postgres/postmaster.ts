import { spawn } from 'node:child_process'
import { readFile, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { lastLines, pathForRunner } from './initialise.ts'
import { type Layout, makeSocketFolder, openLog } from './layout.ts'
import { processIsAlive, putAsideStaleLock, requestShutdown } from './pid-file.ts'
import { quietEnvironment } from './run.ts'
import type { Runner } from './runner.ts'
import { type Purpose, settingsFor } from './settings.ts'
import { brokenFolder, diskFull, noPermission, StartFailure } from './start-failure.ts'

/** A postgres we started, and what became of it. */
export type Launched = {
  pid: number | undefined
  socketFolder: string
  ended: () => boolean
  said: () => Promise<string>
}

type Parts = { layout: Layout; binaries: Binaries; runner: Runner; purpose: Purpose }

/** Starts postgres. When another one has the cluster already, ours ends by itself: PostgreSQL sees to that. */
export async function launchPostmaster({ layout, binaries, runner, purpose }: Parts): Promise<Launched> {
  const socketFolder = await makeSocketFolder(layout, runner)
  await putAsideStaleLock(layout.cluster, join(layout.cluster, 'postmaster.pid'))
  await putAsideStaleLock(layout.cluster, join(socketFolder, '.s.PGSQL.5432.lock'))
  const log = await openLog(layout)
  const { size } = await stat(layout.logFile)
  // Detached, in a process group of its own: Ctrl-C is for the server, which then stops the database in good order.
  const child = spawn(
    binaries.postgres,
    ['-D', pathForRunner(layout.cluster, runner), ...settingsFor(purpose, socketFolder)],
    { ...runner, cwd: layout.cluster, env: quietEnvironment(), detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  let failure: Error | undefined
  let ended = false
  child.on('exit', () => {
    ended = true
  })
  child.on('error', (error) => {
    ended = true
    failure = error
  })
  child.unref()
  await log.close()
  const said = async () => failure?.message ?? (await readFile(layout.logFile)).subarray(size).toString()
  return { pid: child.pid, socketFolder, ended: () => ended, said }
}

/** Shuts a postmaster down at once but in good order, and waits until it is gone. */
export async function shutDown({ pid, socketFolder }: { pid: number; socketFolder: string }) {
  requestShutdown(pid)
  while (await processIsAlive(pid)) await pause(10)
  await removeSocketFolder(socketFolder)
}

/** Removes the folder of the socket, unless another postmaster has already come up in it. */
export async function removeSocketFolder(socketFolder: string) {
  await rmdir(socketFolder).catch(() => {})
}

// Another one has the cluster; is only just writing its lock file; was killed and some of its children still live;
// removed the folder of the socket while it went; or ours came up, and who joined it before us has stopped it again.
const outrun =
  /lock file ".*" (already exists|is empty)|pre-existing shared memory|could not create lock file ".*": No such file|received \w+ shutdown request/

/** Whether postgres ended only because another one has, or just had, the cluster: then it is worth looking again. */
export function wasOutrun(log: string) {
  return outrun.test(log)
}

/** Says in a sentence why postgres did not start. */
export function explainLog(log: string, { dataDir, cluster }: Layout): StartFailure {
  const cause = lastLines(log)
  if (/No space left on device|Disk quota exceeded/.test(log)) return diskFull(dataDir, cause)
  // Some things are said before there is a log format: "postgres: could not find the database system".
  const said = /(?:FATAL|PANIC|postgres): +(.+)/.exec(log)?.[1] ?? lastLines(log, 1)
  const message = said.replace(/[.:]$/, '')
  if (/Permission denied|ownership|has invalid permissions/.test(message)) return noPermission(dataDir, cause)
  if (
    /control file|pg_control|checkpoint|database system|could not (open|access|read|find)|corrupt|incompatible/.test(
      message,
    )
  ) {
    return brokenFolder(cluster, message, cause)
  }
  return new StartFailure(`PostgreSQL did not start: ${message || 'it said nothing'}.`, { cause })
}
