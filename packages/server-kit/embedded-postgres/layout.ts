import { createHash } from 'node:crypto'
import { constants, mkdir, open, realpath, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Runner } from './runner.ts'
import { codeOf, StartFailure } from './start-failure.ts'

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
 * Only the runner (and root) may enter it, so anyone who reaches the socket could read the data files as well: that is
 * why connections over it need no password.
 */
export async function makeSocketFolder(layout: Layout, runner: Runner): Promise<string> {
  const name = `sillage-${createHash('sha256').update(layout.dataDir).digest('hex').slice(0, 16)}`
  const parent = Buffer.byteLength(join(tmpdir(), name)) <= longestSocketFolder ? tmpdir() : '/tmp'
  const folder = join(parent, name)
  await mkdir(folder, { mode: 0o700 }).catch((cause) => {
    if (codeOf(cause) === 'EEXIST') return
    throw new StartFailure(`The folder ${folder}, needed for the database's socket, cannot be made.`, {
      hint: 'Make room in the temporary folder, or set TMPDIR to another one.',
      cause,
    })
  })
  // A process that is just stopping may remove it under our hands.
  if (!(await claim(folder, runner))) return makeSocketFolder(layout, runner)
  return folder
}

/** Makes the folder the runner's alone, and says whether it is still there. */
async function claim(folder: string, { uid, gid }: Runner) {
  // Through a handle, so that nothing can be put in its place between looking and changing.
  const handle = await open(folder, constants.O_DIRECTORY | constants.O_NOFOLLOW).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw strangeFolder(folder, error)
  })
  if (!handle) return false
  try {
    const owner = (await handle.stat()).uid
    if (owner !== process.getuid?.() && owner !== uid) throw strangeFolder(folder)
    if (uid !== undefined && gid !== undefined) await handle.chown(uid, gid)
    await handle.chmod(0o700)
    return true
  } finally {
    await handle.close()
  }
}

/** A file that another account has put there is not trusted. */
function strangeFolder(folder: string, cause?: unknown) {
  return new StartFailure(`The folder ${folder}, needed for the database's socket, belongs to another user.`, {
    hint: 'Remove it, or set TMPDIR to another folder.',
    cause,
  })
}
