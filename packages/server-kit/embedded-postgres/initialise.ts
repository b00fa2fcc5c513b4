import { randomUUID } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Layout } from './layout.ts'
import { processIsAlive } from './pid-file.ts'
import { run } from './run.ts'
import type { Runner } from './runner.ts'
import type { Purpose } from './settings.ts'
import { brokenFolder, codeOf, diskFull, noHangul, StartFailure } from './start-failure.ts'

type Parts = { layout: Layout; binaries: Binaries; runner: Runner; purpose: Purpose }

const beingMade = new Set<string>()

/**
 * The path by which the runner reaches the folder it is started in. When root starts it for another account, the real
 * path may lead through a home closed to that account, while the link to one's own working folder is always open.
 */
export function pathForRunner(folder: string, runner: Runner) {
  return runner.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/** Makes the database's files when there are none, and refuses files that are not this PostgreSQL's. */
export async function initialise({ layout, binaries, runner, purpose }: Parts) {
  await removeUnfinished(layout)
  if (await exists(layout.cluster)) return checkVersion(layout, binaries)
  // Made aside and moved into place when whole: an interruption must not leave half a database behind.
  const unfinished = join(layout.dataDir, `unfinished-${process.pid}-${randomUUID()}`)
  beingMade.add(unfinished)
  await mkdir(unfinished, { mode: 0o700 })
  if (runner.uid !== undefined && runner.gid !== undefined) await chown(unfinished, runner.uid, runner.gid)
  try {
    await initdb(unfinished, { layout, binaries, runner, purpose })
    await rename(unfinished, layout.cluster)
    if (purpose === 'durable') await flush(layout.dataDir)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process made the files in the meantime; they are as good as ours.
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
  }
}

async function initdb(folder: string, { layout, binaries, runner, purpose }: Parts) {
  const args = [
    ['-D', pathForRunner(folder, runner)],
    ['--username=postgres', '--auth=trust', '--no-instructions'],
    ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    // pg_trgm still asks the C library what a letter is: with lc_ctype C, Hangul would have no trigrams.
    ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`],
    purpose === 'throwaway' ? ['--no-sync'] : [],
  ].flat()
  const { code, output } = await run(binaries.initdb, args, { runner, cwd: folder })
  if (code === 0) return
  if (/No space left on device|Disk quota exceeded/.test(output)) throw diskFull(layout.dataDir, lastLines(output))
  if (/invalid locale/.test(output)) throw noHangul(lastLines(output))
  throw new StartFailure('The database could not be made: initdb failed.', { cause: lastLines(output) })
}

async function checkVersion({ cluster }: Layout, binaries: Binaries) {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') throw brokenFolder(cluster, 'its file PG_VERSION is missing', error)
    throw error
  })
  const major = Number(version.trim())
  if (!Number.isInteger(major) || major === 0) throw brokenFolder(cluster, 'its file PG_VERSION is not a version')
  if (major === binaries.major) return
  throw new StartFailure(
    `The database folder ${cluster} was made by PostgreSQL ${major}, but this is PostgreSQL ${binaries.major}.`,
    { hint: 'Nothing in it was changed; use the release that made it, or choose another DATA_DIR.' },
  )
}

/** What an interrupted initdb left was never a database, so it may go; one still being made by a live process stays. */
async function removeUnfinished({ dataDir }: Layout) {
  for (const name of await readdir(dataDir)) {
    const pid = /^unfinished-(\d+)-/.exec(name)?.[1]
    const folder = join(dataDir, name)
    // In a container, the process before us often had the very same number.
    const inUse = Number(pid) === process.pid ? beingMade.has(folder) : await processIsAlive(Number(pid))
    if (!pid || inUse) continue
    // An initdb whose launcher was killed may still be writing: then the next start removes it.
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

function exists(path: string) {
  return stat(path).then(
    () => true,
    (error) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )
}

/** A rename survives a power cut only once the folder itself is written. */
async function flush(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

export function lastLines(text: string, count = 12) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
