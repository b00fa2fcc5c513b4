import { expect, test } from 'vitest'
import { findBrowser, type Machine, type Ran } from './browser.ts'

const playwrightPath = '/cache/chromium-1/chrome'
const fonts: Ran = { ok: true, output: 'Noto Sans CJK KR\n', complaint: '' }

type Made = { files?: string[]; broken?: string[]; env?: Machine['env']; root?: boolean; has?: Record<string, string> }

/** A made-up machine. `has` says which file appears when a command is run whose line contains the key. */
function machineWith({ files = [], broken = [], env = { PATH: '/bin:/usr/bin' }, root = false, has = {} }: Made) {
  const ran: string[] = []
  const said: string[] = []
  const here = new Set(files)
  const machine: Machine = {
    env,
    root,
    playwrightPath,
    exists: (path) => here.has(path),
    log: (sentence) => said.push(sentence),
    run: async (command, args) => {
      const line = [command, ...args].join(' ')
      ran.push(line)
      if (command === 'fc-list') return here.has('a Korean font') ? fonts : { ok: true, output: '', complaint: '' }
      if (args[0] === '--version') return { ok: !broken.includes(command), output: '', complaint: '' }
      if (args[0] === 'update') return { ok: true, output: '', complaint: '' }
      const gifts = Object.entries(has).filter(([key]) => line.includes(key))
      for (const [, file] of gifts) here.add(file)
      return { ok: gifts.length > 0, output: '', complaint: `${command} failed` }
    },
  }
  return { machine, ran, said }
}

test('CHROMIUM_PATH wins over everything installed', async () => {
  const { machine } = machineWith({
    files: ['/my/chrome', '/usr/bin/chromium', 'a Korean font'],
    env: { CHROMIUM_PATH: '/my/chrome', PATH: '/usr/bin' },
  })
  expect(await findBrowser(machine)).toBe('/my/chrome')
})

test('a CHROMIUM_PATH that is not there is refused by name', async () => {
  const { machine } = machineWith({ files: ['/usr/bin/chromium'], env: { CHROMIUM_PATH: '/gone', PATH: '/usr/bin' } })
  await expect(findBrowser(machine)).rejects.toThrow('CHROMIUM_PATH names /gone')
})

test.each([
  '/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  playwrightPath,
])('an installed %s is taken, and nothing is downloaded', async (path) => {
  const { machine, ran } = machineWith({ files: [path, 'a Korean font'] })
  expect(await findBrowser(machine)).toBe(path)
  expect(ran).toEqual([`${path} --version`, 'fc-list :lang=ko family'])
})

test('the one without windows is preferred', async () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', 'a Korean font']
  expect(await findBrowser(machineWith({ files }).machine)).toBe('/usr/bin/chromium-headless-shell')
})

test('an installed one that does not run is passed over', async () => {
  const { machine } = machineWith({
    files: ['/bin/chromium-browser', '/usr/bin/google-chrome', 'a Korean font'],
    broken: ['/bin/chromium-browser'],
  })
  expect(await findBrowser(machine)).toBe('/usr/bin/google-chrome')
})

test('with none installed, Playwright downloads one', async () => {
  const { machine, ran } = machineWith({ files: ['a Korean font'], has: { '--no-shell chromium': playwrightPath } })
  expect(await findBrowser(machine)).toBe(playwrightPath)
  expect(ran[0]).toMatch(/playwright-core.cli\.js install --no-shell chromium$/)
})

test('when the download fails or lacks libraries, root installs the packages of the system', async () => {
  const apt = { files: ['/usr/bin/apt-get', 'a Korean font'], root: true }
  const system = { 'install -y --no-install-recommends chromium fonts-noto-cjk': '/usr/bin/chromium' }
  expect(await findBrowser(machineWith({ ...apt, has: system }).machine)).toBe('/usr/bin/chromium')
  const small = { 'recommends chromium-headless-shell fonts-noto-cjk': '/usr/bin/chromium-headless-shell' }
  expect(await findBrowser(machineWith({ ...apt, has: { ...small, ...system } }).machine)).toBe(
    '/usr/bin/chromium-headless-shell',
  )

  const lacking = { ...system, '--no-shell chromium': playwrightPath }
  const { machine, ran } = machineWith({ ...apt, has: lacking, broken: [playwrightPath] })
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium')
  expect(ran).toContain('apt-get update')
})

test.each([
  ['an ordinary user', { files: ['/usr/bin/apt-get'], root: false }],
  ['a system without apt', { files: [], root: true }],
  ['an apt that fails', { files: ['/usr/bin/apt-get'], root: true }],
])('for %s, one sentence says what to install', async (_who, made) => {
  const { machine, said } = machineWith(made)
  await expect(findBrowser(machine)).rejects.toThrow('install chromium or Google Chrome, or set CHROMIUM_PATH')
  expect(said).toContain(`${process.execPath} failed`)
})

test('a missing Korean font is installed by root', async () => {
  const { machine, ran, said } = machineWith({
    files: ['/usr/bin/chromium', '/usr/bin/apt-get'],
    root: true,
    has: { 'fonts-noto-cjk': 'a Korean font' },
  })
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium')
  expect(ran.at(-1)).toBe('apt-get install -y --no-install-recommends fonts-noto-cjk')
  expect(said).toEqual([])
})

test('where it cannot be installed, a missing Korean font is only a warning', async () => {
  const { machine, said } = machineWith({ files: ['/usr/bin/chromium'] })
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium')
  expect(said).toEqual([expect.stringContaining('Install fonts-noto-cjk')])
})
