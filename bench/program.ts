import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './rows.ts'

const root = resolve(import.meta.dirname, '..')
export type Program = { url: string; child: ChildProcess; startMs: number; stop(): Promise<void> }

/** The shop as a user starts it, without npm's own second. */
export async function startProgram(dataDir: string, env: Record<string, string> = {}): Promise<Program> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('the shop did not start')
    await pause(20)
  }
  return {
    url,
    child,
    startMs: performance.now() - began,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

export async function measureStarts(dataDir: string): Promise<Row[]> {
  const first = await startProgram(dataDir)
  await first.stop()
  const again = await startProgram(dataDir)
  await again.stop()
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return [
    { name: 'start, empty data folder', figure: seconds(first.startMs), aim: '30 s' },
    { name: 'start, later', figure: seconds(again.startMs), aim: '1.5 s' },
  ]
}

/** After the first pages are drawn and cached; PostgreSQL's own memory is not counted. */
export async function measureMemory(dataDir: string): Promise<Row[]> {
  const program = await startProgram(dataDir)
  for (const path of ['/', '/shop/category/2', '/shop/product/1001', '/shop/best-seller'])
    await fetch(program.url + path)
  const status = await readFile(`/proc/${program.child.pid}/status`, 'utf8').catch(() => '')
  await program.stop()
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
  return [
    {
      name: 'memory of the server',
      figure: kilobytes ? `${Math.round(kilobytes / 1024)} MB` : 'unknown',
      aim: '300 MB',
    },
  ]
}
