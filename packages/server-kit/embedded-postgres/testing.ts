import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { findPackage } from './binaries.ts'
import { withConnection } from './connection.ts'
import { processIsAlive, readPidFile } from './pid-file.ts'
import { shutDown } from './postmaster.ts'
import { chooseRunner } from './runner.ts'

type Account = { uid: number; gid: number }

/** A folder for one test, open to every account; a PostgreSQL still running in it ends with the test. */
export async function givenFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'))
  await chmod(folder, 0o755)
  onTestFinished(async () => {
    for (const pid of await listPostmasters(folder)) {
      const pidFile = await readPidFile(await readlink(`/proc/${pid}/cwd`).catch(() => ''))
      await shutDown({ socketFolder: '', ...pidFile, pid })
    }
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** The package with the binaries as npm would have unpacked it elsewhere: without the links. */
export async function givenPackage(folder: string) {
  const copy = join(folder, 'package')
  await mkdir(copy, { recursive: true })
  await cp(findPackage(), copy, { recursive: true, filter: (path) => !/\.so(\.\d+)?$|\.a$/.test(path) || isReal(path) })
  return copy
}

// The libraries that the package brings under their short names; all others of that form are links.
const isReal = (path: string) => /(crypto|ssl|lzma|uuid|xml2|xslt|libz)[^/]*$|\/postgresql\//.test(path)

/** A package whose programs only say something and fail. */
export async function givenFailingPackage(folder: string, says: { initdb?: string; postgres?: string }) {
  const bin = join(folder, 'package', 'native', 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(folder, 'package', 'package.json'), JSON.stringify({ version: '18.0.0' }))
  await writeFile(join(folder, 'package', 'native', 'pg-symlinks.json'), '[]')
  const program = (text: string) => `#!/bin/sh\n[ "$1" = --version ] && exit 0\necho '${text}' >&2\nexit 1\n`
  await writeFile(join(bin, 'initdb'), program(says.initdb ?? ''), { mode: 0o755 })
  await writeFile(join(bin, 'postgres'), program(says.postgres ?? ''), { mode: 0o755 })
  return join(folder, 'package')
}

/** The postmasters at work in a folder or below it, and any postgres that is about to find the place taken. */
export async function listPostmasters(folder: string) {
  const parents = new Map<number, number>()
  for (const pid of (await readdir('/proc')).map(Number).filter((number) => number > 0)) {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (!`${cwd}/`.startsWith(`${folder}/`) || !(await processIsAlive(pid))) continue
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const parent = /^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1]
    if (/bin\/postgres\0-D/.test(command)) parents.set(pid, Number(parent))
  }
  // A child carries its parent's command until it has taken a title like "postgres: checkpointer".
  return [...parents.keys()].filter((pid) => !parents.has(parents.get(pid) ?? 0))
}

/** The one postmaster of a folder, once every rival has ended. */
export async function findPostmaster(folder: string) {
  for (;;) {
    const [postmaster, ...rivals] = await listPostmasters(folder)
    if (postmaster && rivals.length === 0) return postmaster
    await pause(20)
  }
}

/** An account that is not root: another one when we are root, our own when we are not. */
export async function ordinaryAccount(): Promise<Account> {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid !== 0) return { uid, gid }
  const passwd = await readFile('/etc/passwd', 'utf8')
  // Not the account `nobody`, under which PostgreSQL runs when root starts it: the two must differ.
  const { uid: other = 0, gid: group = 0 } = chooseRunner(passwd.replace(/^nobody:.*$/m, ''))
  return { uid: other, gid: group }
}

/** Runs one query and returns its rows. */
export async function ask(url: string, sql: string) {
  return withConnection(url, async (client) => (await client.query(sql)).rows)
}

type WriterOptions = { account?: Account; packageFolder?: string; home?: string }

/** A separate process that starts on a data folder and writes; `lines` is everything it has said so far. */
export function startWriter(dataDir: string, { account, packageFolder = '', home }: WriterOptions = {}) {
  const program = fileURLToPath(new URL('write-until-killed.ts', import.meta.url))
  const args = [program, dataDir, packageFolder, ...(account ? [String(account.uid), String(account.gid)] : [])]
  const env = home ? { ...process.env, HOME: home, XDG_CACHE_HOME: '' } : process.env
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const reader = createInterface(child.stdout)
  reader.on('line', (line) => lines.push(line))
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const hasSaid = (count: number) =>
    new Promise<void>((resolve, reject) => {
      const check = () => lines.length >= count && resolve()
      reader.on('line', check)
      child.on('close', () => reject(new Error(`the writer ended: ${complaint}`)))
      check()
    })
  onTestFinished(() => kill(child))
  return { lines, hasSaid, closed: closed.then(() => complaint), kill: () => kill(child).then(() => closed) }
}

async function kill(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}
