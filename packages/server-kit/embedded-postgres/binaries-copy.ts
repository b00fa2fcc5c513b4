import { chmod, copyFile, lstat, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { codeOf, explainFileError, StartFailure } from './start-failure.ts'

type Source = {
  packageFolder: string
  version: string
  cacheFolder?: string
  makeLinks: (packageFolder: string) => Promise<void>
  works: (packageFolder: string) => Promise<boolean>
}

/** Copies the binaries to where the runner can read them, as for a project under a home closed to others. */
export async function copyBinaries(source: Source): Promise<string> {
  const name = `postgres-${source.version}-${basename(source.packageFolder)}`
  for (const cache of source.cacheFolder ? [source.cacheFolder] : cacheFolders()) {
    const folder = join(cache, name)
    const usable = await mkdir(cache, { recursive: true, mode: 0o755 }).then(
      () => isOurs(cache),
      () => false,
    )
    if (!usable) continue
    if (await source.works(folder)) return folder
    await placeCopy(source, cache, folder)
    if (await source.works(folder)) return folder
  }
  throw new StartFailure('The PostgreSQL binaries from npm cannot be run on this system.', {
    hint: `Try ${join(source.packageFolder, 'native', 'bin', 'postgres')} --version, or set DATABASE_URL.`,
  })
}

function cacheFolders() {
  const uid = process.getuid?.() ?? 0
  const own = uid === 0 ? '/var/cache' : process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  return [join(own, 'sillage'), join(tmpdir(), `sillage-cache-${uid}`)]
}

/** Programs run only from a folder that no other account could have written to. */
async function isOurs(folder: string) {
  const found = await lstat(folder)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** The copy appears whole or not at all, however many processes make it at once. */
async function placeCopy(source: Source, cache: string, folder: string) {
  const aside = await mkdtemp(join(cache, 'unfinished-'))
  try {
    const copy = join(aside, 'copy')
    await copyTree(source.packageFolder, copy)
    await source.makeLinks(copy)
    await chmod(aside, 0o755)
    await rename(copy, folder).catch(async (error) => {
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
      if (await source.works(folder)) return // another process was quicker; its copy is as good as ours
      await rename(folder, join(aside, 'damaged'))
      await rename(copy, folder)
    })
  } catch (error) {
    const code = codeOf(error)
    // Not allowed here: the next place is tried.
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw explainFileError(error, cache)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function copyTree(from: string, to: string) {
  await mkdir(to)
  await chmod(to, 0o755) // whatever the umask is
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    await copyFile(source, target)
    await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644)
  }
}
