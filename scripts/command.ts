import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** The programs the scripts start, each run by the very Node that runs us. */
export const programs = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  check: 'scripts/check.ts',
  build: 'scripts/build.ts',
}

type Options = { env?: Record<string, string>; show?: 'nothing' | 'everything' | 'progress' }
export type Ended = { ok: boolean; output: string; ms: number }

/** Runs one to its end. `progress` shows what it writes beside its output, and keeps the output itself. */
export function runProgram(script: string, args: string[], { env, show = 'nothing' }: Options = {}): Promise<Ended> {
  const began = performance.now()
  const output: Buffer[] = []
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show === 'everything' ? 'inherit' : 'pipe', show === 'nothing' ? 'pipe' : 'inherit'],
    })
    child.stdout?.on('data', (bytes: Buffer) => output.push(bytes))
    child.stderr?.on('data', (bytes: Buffer) => output.push(bytes))
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ ok: code === 0, output: Buffer.concat(output).toString('utf8'), ms: performance.now() - began })
    })
  })
}
