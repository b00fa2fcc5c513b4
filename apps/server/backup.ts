import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUpDatabase, restoreDatabase } from '@sillage/server-kit/backup.ts'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'

type Place = { url: string; dataDir: string }

/** What cannot be made again; sizes of pictures can. A bucket keeps its own copies. */
const folders = ['files', 'sent']
const rowsFile = 'database.jsonl.gz'

/** Writes the database and the files into a new folder, which appears whole or not at all. */
export async function makeBackup({ url, dataDir }: Place, target: string) {
  const unfinished = `${target}.unfinished`
  if (await holdsSomething(target)) throw new StartFailure(`The folder ${target} is not empty.`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  // The rows first: a file that arrives meanwhile is one too many, where the other order would lack it.
  await backUpDatabase({ url }, join(unfinished, rowsFile))
  for (const folder of folders) await copyIfThere(join(dataDir, folder), join(unfinished, folder))
  await rm(target, { recursive: true, force: true })
  await rename(unfinished, target)
}

/** Fills an empty database and an empty data folder from a backup. */
export async function restoreBackup({ url, dataDir }: Place, source: string) {
  for (const folder of folders)
    if (await holdsSomething(join(dataDir, folder)))
      throw new StartFailure(`The folder ${join(dataDir, folder)} is not empty.`, {
        hint: 'Restore into a new data folder.',
      })
  await restoreDatabase({ url }, join(source, rowsFile))
  for (const folder of folders) await copyIfThere(join(source, folder), join(dataDir, folder))
}

const isUnfinished = (path: string) => path.includes('.unfinished/') || path.endsWith('/.unfinished')

async function copyIfThere(from: string, to: string) {
  const isThere = await readdir(from).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !isUnfinished(path.slice(from.length)),
  })
}

const holdsSomething = (folder: string) =>
  readdir(folder).then(
    (names) => names.some((name) => name !== '.unfinished'),
    () => false,
  )
