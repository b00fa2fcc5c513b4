import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findRunner } from '@sillage/server-kit/embedded-postgres/runner.ts'
import { freePort } from '../program.ts'

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']
const settingsFile = resolve(import.meta.dirname, '../../compose/pgbouncer.ini')

/** PgBouncer of the system, with the settings of compose.yaml, before a database that listens on a socket. */
export async function startPooler(databaseUrl: string) {
  const program = await findPooler()
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'sillage-pooler-'))
  await chmod(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, settingsFor(await readFile(settingsFile, 'utf8'), databaseUrl, port))
  // Like PostgreSQL it does not run as root, and the database's socket is open to PostgreSQL's account alone.
  const runner = await findRunner(folder)
  const child = spawn(program, ['-q', file], { ...runner, stdio: ['ignore', 'ignore', 'inherit'] })
  await isListening(port, child)
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/sillage?sslmode=disable`,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true })
    },
  }
}

async function findPooler() {
  for (const place of places) {
    const found = await access(place).then(
      () => true,
      () => false,
    )
    if (found) return place
  }
  throw new Error('PgBouncer is missing. Debian and Ubuntu: apt-get install pgbouncer. macOS: brew install pgbouncer.')
}

/** The settings of the compose file, elsewhere. */
function settingsFor(text: string, databaseUrl: string, port: number) {
  const { port: databasePort, username, pathname, searchParams } = new URL(databaseUrl)
  const own: Record<string, string> = {
    sillage: `host=${searchParams.get('host')} port=${databasePort} dbname=${pathname.slice(1)} user=${username}`,
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_type: 'any',
    auth_file: '',
  }
  return text.replace(/^(\w+) =.*$/gm, (line, name: string) => {
    const value = own[name]
    if (value === undefined) return line
    return value === '' ? '' : `${name} = ${value}`
  })
}

async function isListening(port: number, child: ChildProcess) {
  for (;;) {
    if (child.exitCode !== null) throw new Error('PgBouncer did not start')
    const socket = connect(port, '127.0.0.1')
    const answers = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (answers) return
    await pause(50)
  }
}
