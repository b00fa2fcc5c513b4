import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { settingNames } from '../config.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const start = fileURLToPath(new URL('../../../scripts/start.ts', import.meta.url))
// Some sixty starts in a run, each of the same thousand files.
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

export type Options = {
  dataDir: string
  settings?: Record<string, string>
  /** A module that breaks something before the program begins. */
  fault?: string
  /** As `npm start` runs it, from the few files of the build. */
  built?: boolean
}

/** The shop as it is started from a shell: a process with its two streams, its signals and its exit code. */
export function startProgram({ dataDir, settings = {}, fault, built }: Options) {
  const child = spawn(process.execPath, [...(fault ? ['--import', fault] : []), built ? start : main], {
    env: {
      ...environment(),
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { output: '', complaint: '' }
  const ended = new Promise<{ code: number | null; signal: string | null; complaint: string }>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, complaint: said.complaint })),
  )
  child.stderr.on('data', (chunk: Buffer) => {
    said.complaint += chunk.toString()
  })
  const says = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = words.exec(said.output)
        if (found) resolve(found)
      }
      child.stdout.on('data', look)
      void ended.then(({ code }) => reject(new Error(`it ended with ${code} and said: ${said.complaint}`)))
      look()
    })
  child.stdout.prependListener('data', (chunk: Buffer) => {
    said.output += chunk.toString()
  })
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return ended
  }
  return { said, says, ended, end, opened: () => says(/shop +(http\S+)\n(.+\n)+$/).then(([, url = '']) => url) }
}

/** Ours without the settings of the shop, which may be set in the shell that runs the tests. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !settingNames.includes(name) && name !== 'NODE_OPTIONS')
  return Object.fromEntries(kept)
}
