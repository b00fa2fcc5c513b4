import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, open, realpath, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Runner } from './runner.ts'
import { StartFailure } from './start-failure.ts'

/** What lies where inside a data folder. */
export type Layout = { dataDir: string; cluster: string; logFile: string }

const longestSocketFolder = 80 // a socket's path may have 103 (macOS) or 107 bytes, "/.s.PGSQL.5432" included
const largestLog = 10 * 1024 * 1024

/** Makes the data folder if need be and names its parts. */
export async function layOut(dataDir: string): Promise<Layout> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  return { dataDir: folder, cluster: join(folder, 'cluster'), logFile: join(folder, 'postgres.log') }
}

/** Opens PostgreSQL's log for appending; a large one is put aside first. */
export async function openLog({ logFile }: Layout) {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > largestLog) await rename(logFile, `${logFile}.1`)
  return open(logFile, 'a', 0o600)
}

/**
 * Makes the folder of the socket. It is under the temporary folder because a data folder's path may be too long for a
 * socket, or closed to the runner; the same data folder always gets the same one.
 *
 * Only the runner (and root) may enter it, so whoever reaches the socket could read the data files as well: that is
 * why connections over it need no password.
 */
export async function makeSocketFolder({ dataDir }: Layout, runner: Runner) {
  const name = `sillage-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const parent = Buffer.byteLength(join(tmpdir(), name)) <= longestSocketFolder ? tmpdir() : '/tmp'
  const folder = join(parent, name)
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  if (made && runner.uid !== undefined && runner.gid !== undefined) await chown(folder, runner.uid, runner.gid)
  const found = await lstat(folder)
  const owner = runner.uid ?? process.getuid?.()
  // Root may have died between mkdir and chown; anyone else's folder is not to be trusted.
  if (found.isDirectory() && found.uid !== owner && found.uid === process.getuid?.() && runner.uid !== undefined) {
    await chown(folder, runner.uid, runner.gid ?? runner.uid)
  } else if (!found.isDirectory() || found.uid !== owner) {
    throw new StartFailure(`The folder ${folder}, needed for the database's socket, belongs to another user.`, {
      hint: 'Remove it, or set TMPDIR to another folder.',
    })
  }
  await chmod(folder, 0o700)
  return folder
}
