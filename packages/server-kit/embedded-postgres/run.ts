import { spawn } from 'node:child_process'
import type { Runner } from './runner.ts'

type Options = { runner: Runner; cwd?: string }

/** Runs a program to its end and returns what it said. */
export function run(program: string, args: string[], { runner, cwd = '/' }: Options) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(program, args, { ...runner, cwd, env: quietEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** PostgreSQL reads PG* and LC_*: a setting of the caller's shell must not change how our database behaves. */
export function quietEnvironment() {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}
