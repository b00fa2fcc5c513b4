import { lstat, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { isPostmasterOf, processIsAlive, readPidFile } from './pid-file.ts'
import { shutDown } from './postmaster.ts'

const prefix = 'sillage-throwaway-'
const enoughBytes = 1024 ** 3

/** Starts a PostgreSQL in memory where there is enough of it, for a test run; stopping it removes all of it. */
export async function startThrowawayPostgres(): Promise<EmbeddedPostgres> {
  const parent = await findParent()
  await sweep(parent)
  const dataDir = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  const postgres = await startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })
  const stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...postgres, stop }
}

/** Memory, unless it is as small as containers have it by default. */
async function findParent() {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > enoughBytes ? memory : tmpdir()
}

/** Removes what killed test runs left behind, or memory would fill up. */
export async function sweep(parent: string) {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const owner = Number.parseInt(name.slice(prefix.length), 10)
    const folder = join(parent, name)
    const { uid } = await lstat(folder).catch(() => ({ uid: undefined }))
    if (uid !== process.getuid?.() || (await processIsAlive(owner))) continue
    const cluster = join(folder, 'cluster')
    const pidFile = await readPidFile(cluster).catch(() => undefined)
    if (pidFile && (await isPostmasterOf(cluster, pidFile.pid))) await shutDown(pidFile)
    await rm(folder, { recursive: true, force: true })
  }
}
