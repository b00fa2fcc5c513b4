import { link, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'
import { codeOf } from './start-failure.ts'

/** What postmaster.pid says about the postmaster of a cluster. */
type PidFile = { pid: number; socketFolder: string; status: string }

const fillingTakesMs = 10_000

/** Reads postmaster.pid; undefined when there is none, or it is only being written. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const lines = (await readText(join(cluster, 'postmaster.pid'))).split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, socketFolder: lines[4] ?? '', status: lines[7] ?? '' }
}

/** Whether a process runs. A process that has ended, but whose parent has not collected it, does not. */
export async function processIsAlive(pid: number) {
  if (!numberIsTaken(pid)) return false
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/^\d+ \(.*\) [ZX]/s.test(state)
}

/** Asks a postmaster to shut down at once but in good order; one that is already gone needs no asking. */
export function requestShutdown(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/** Whether a living process is a postmaster working in this cluster: a number alone may have been given again. */
export async function isPostmasterOf(cluster: string, pid: number) {
  if (!(await processIsAlive(pid))) return false
  if (process.platform === 'linux') return isSameFolder(`/proc/${pid}/cwd`, cluster)
  const { output } = await run('ps', ['-p', String(pid), '-o', 'command='], { runner: {} })
  return output.includes('postgres') && output.includes(cluster)
}

/**
 * Puts aside a lock file that no postmaster stands behind. PostgreSQL replaces the file of a dead process by itself, but
 * takes any living one (or a dead one not yet waited for, common in containers) for a rival, and so an empty file.
 */
export async function putAsideStaleLock(cluster: string, path: string) {
  const judged = await readText(path)
  if (!(await isStale(cluster, path, judged))) return
  const aside = `${path}.stale-${process.pid}`
  await rename(path, aside).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
  // Between judging and moving, another launcher may have started a postmaster: give it its file back.
  if ((await readText(aside)) !== judged) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

async function isStale(cluster: string, path: string, text: string) {
  const pid = Number.parseInt(text, 10)
  if (pid > 0) return numberIsTaken(pid) && !(await isPostmasterOf(cluster, pid))
  // A rival fills its new file at once; one that stays empty was left by a crash of the machine.
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
  return Date.now() - mtimeMs > fillingTakesMs
}

/** Compared by what they are, not by path: a folder may be reached through links and mounts. */
async function isSameFolder(one: string, other: string) {
  const [first, second] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)))
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev
}

function numberIsTaken(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

/** The text of a file, empty when there is no such file. */
function readText(path: string) {
  return readFile(path, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
}
