import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** `complaint` is what the command wrote beside its output. */
export type Ran = { ok: boolean; output: string; complaint: string }

/** What the search may touch, so that a test can make up a machine. */
export type Machine = {
  env: Record<string, string | undefined>
  exists: (path: string) => boolean
  run: (command: string, args: string[]) => Promise<Ran>
  log: (sentence: string) => void
  root: boolean
  /** Where Playwright would keep its own Chromium. */
  playwrightPath: string
}

// The shell first: a Chromium without windows, toolbars and the rest that no test looks at; it costs a quarter less.
const shell = 'chromium-headless-shell'
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const wellKnown = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const playwrightCli = join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'cli.js')

/** The path of a Chromium for tests: a named one, an installed one, Playwright's download, the system's packages. */
export async function findBrowser(machine: Machine = thisMachine()): Promise<string> {
  const named = machine.env.CHROMIUM_PATH
  if (named && !machine.exists(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  const path = named || (await installed(machine)) || (await downloaded(machine)) || (await packaged(machine))
  if (!path) {
    throw new Error(
      'No Chromium for the browser tests: install chromium or Google Chrome, or set CHROMIUM_PATH to one.',
    )
  }
  await wantKoreanFont(machine)
  return path
}

/** A file is not enough: Ubuntu's chromium-browser only says to install the snap, a download may lack libraries. */
async function firstThatRuns(machine: Machine, paths: string[]) {
  for (const path of new Set(paths)) {
    if (machine.exists(path) && (await machine.run(path, ['--version'])).ok) return path
  }
}

function installed(machine: Machine) {
  const onPath = names.flatMap((name) => folders(machine).map((folder) => join(folder, name)))
  return firstThatRuns(machine, [...onPath, ...wellKnown, machine.playwrightPath])
}

async function downloaded(machine: Machine) {
  machine.log('No Chromium found: downloading one with Playwright …')
  const ok = await succeeds(machine, process.execPath, [playwrightCli, 'install', '--no-shell', 'chromium'])
  return ok ? firstThatRuns(machine, [machine.playwrightPath]) : undefined
}

async function packaged(machine: Machine) {
  machine.log('Playwright brought no Chromium that runs: trying the packages of the system …')
  const font = 'fonts-noto-cjk'
  const ok = (await installPackages(machine, [shell, font])) || (await installPackages(machine, ['chromium', font]))
  return ok ? installed(machine) : undefined
}

/** Without one, Korean is drawn as boxes: tests pass, but pictures of screens are worthless. */
async function wantKoreanFont(machine: Machine) {
  const fonts = await machine.run('fc-list', [':lang=ko', 'family'])
  if (fonts.ok && fonts.output.trim() !== '') return
  if (await installPackages(machine, ['fonts-noto-cjk'])) return
  machine.log('No Korean font found: screens will show boxes. Install fonts-noto-cjk to see Hangul.')
}

async function installPackages(machine: Machine, packages: string[]) {
  const apt = folders(machine).some((folder) => machine.exists(join(folder, 'apt-get')))
  if (!machine.root || !apt) return false
  await succeeds(machine, 'apt-get', ['update'])
  return succeeds(machine, 'apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}

async function succeeds(machine: Machine, command: string, args: string[]) {
  const { ok, complaint } = await machine.run(command, args)
  if (!ok && complaint) machine.log(complaint.trim())
  return ok
}

const folders = (machine: Machine) => (machine.env.PATH ?? '').split(delimiter).filter(Boolean)

function thisMachine(): Machine {
  return {
    env: process.env,
    exists: existsSync,
    run,
    log: (sentence) => console.error(sentence),
    root: process.getuid?.() === 0,
    playwrightPath: chromium.executablePath(),
  }
}

function run(command: string, args: string[]): Promise<Ran> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return new Promise((resolve) => {
    execFile(command, args, { env, maxBuffer: Number.POSITIVE_INFINITY }, (error, output, complaint) =>
      resolve({ ok: error === null, output, complaint }),
    )
  })
}
