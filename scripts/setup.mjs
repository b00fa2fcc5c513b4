// Runs before every command, under whatever Node started npm (20 or newer), so it needs no packages.
// Installs when package-lock.json differs from the one that was installed last.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const neededMajor = 24
const windows = process.platform === 'win32'
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.setup-hash')
const packagedNode = join(modules, '.bin', windows ? 'node.cmd' : 'node')

const causes = [
  [/ENOSPC/, 'The disk is full: free some space'],
  [/EACCES|EPERM|EROFS/, 'The project folder cannot be written: check who owns it'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET|network/,
    'The package registry did not answer: check the network',
  ],
  [/EINTEGRITY/, 'A downloaded package differs from package-lock.json: run npm cache clean --force'],
  [/EUSAGE|in sync/, 'package-lock.json does not fit package.json: run npm install'],
]

setUp()

function setUp() {
  const wanted = wantedStamp()
  if (installedStamp() === wanted) return
  console.log('Installing packages (first start, or package-lock.json has changed). This takes about a minute …')
  installPackages()
  requireNode()
  writeFileSync(stamp, wanted)
}

/** The platform belongs to it: packages with binaries of another machine are of no use here. */
function wantedStamp() {
  const lockfile = join(root, 'package-lock.json')
  if (!existsSync(lockfile)) stop('package-lock.json is missing: get it back from git, then run the command again.')
  return createHash('sha256').update(readFileSync(lockfile)).update(`${process.platform}-${process.arch}`).digest('hex')
}

function installedStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

function installPackages() {
  // --include wins over NODE_ENV=production and over omit=optional, which would leave out Node and PostgreSQL.
  const result = npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  if (result.status === 0) return
  const words = `${result.stderr ?? ''}${result.error?.message ?? ''}`.trim()
  if (words) console.error(words)
  const cause = causes.find(([pattern]) => pattern.test(words))?.[1] ?? 'npm ci failed: check the network and the disk'
  stop(`Packages could not be installed. ${cause}, then run the command again.`)
}

/** The npm that runs us, on its own Node; without one (this script was started by hand), the npm on the path. */
function npm(args) {
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' }
  const running = process.env.npm_execpath
  if (!running || !basename(running).startsWith('npm')) return spawnSync('npm', args, { ...options, shell: windows })
  return spawnSync(process.env.npm_node_execpath ?? process.execPath, [running, ...args], options)
}

function requireNode() {
  const major = majorOfNode()
  if (major >= neededMajor) return
  stop(
    `Node ${neededMajor} is needed and this is Node ${major}; no packaged one exists for ${process.platform}-${process.arch}. ` +
      `Install Node ${neededMajor}, then run the command again.`,
  )
}

function majorOfNode() {
  if (!existsSync(packagedNode)) return Number.parseInt(process.versions.node, 10)
  const { stdout } = spawnSync(packagedNode, ['-p', 'process.versions.node'], { encoding: 'utf8', shell: windows })
  return Number.parseInt(stdout ?? '', 10) || 0
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
