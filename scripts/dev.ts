import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The server side restarts when a file it has loaded changes; the browser side is updated in place. */
const program = join(import.meta.dirname, 'dev-server.ts')
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', program], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
