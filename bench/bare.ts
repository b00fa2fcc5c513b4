import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Starts one of the servers that do nothing but the least, in a process of its own as ours has one. */
export async function startBare(file: string, given: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), stop: () => child.kill() }
}
