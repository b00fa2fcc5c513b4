import { execFile, spawn } from 'node:child_process'
import { chmod, mkdir, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { givenFolder, listPostmasters, ordinaryAccount } from '@sillage/server-kit/embedded-postgres/testing.ts'
import { expect, onTestFinished, test } from 'vitest'
import { settingNames } from '../config.ts'
import { visitorOf } from './testing-owner.ts'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The environment of someone who has just opened a terminal: nothing of npm test, of Vitest, or of our Node. */
function freshEnvironment(own: Record<string, string>) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV|NODE_OPTIONS|NODE$|INIT_CWD|XDG_)/.test(name) && !settingNames.includes(name),
  )
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), PORT: '0', ...own }
}

/** What this machine has downloaded before, and the registry it is told to use. */
async function npmSettings() {
  const ask = async (name: string) => (await run('npm', ['config', 'get', name])).stdout.trim()
  const [npm_config_cache, npm_config_userconfig] = await Promise.all([ask('cache'), ask('userconfig')])
  return { npm_config_cache, npm_config_userconfig, npm_config_prefer_offline: 'true' }
}

type Terminal = { cwd: string; env: Record<string, string | undefined>; uid?: number; gid?: number }

/** Runs a command that opens the shop, visits it as `visit` says, and presses Ctrl-C. */
async function openAndClose(command: string, terminal: Terminal, visit: (url: string) => Promise<void>) {
  const child = spawn('sh', ['-c', command], { ...terminal, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()))
  // Ctrl-C goes to everything in the terminal at once.
  const press = (signal: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal)
    return closed
  }
  onTestFinished(() => press('SIGKILL'))
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const [, found] = /shop +(http\S+)\n/.exec(said) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void closed.then(() => reject(new Error(`it ended and said: ${said}`)))
  })
  await visit(url)
  await press('SIGINT')
  return said
}

async function seeProducts(url: string) {
  const { data } = await visitorOf(url).catalog.list({ query: {} })
  const [product] = data
  const page = await (await fetch(`${url}/shop/product/${product?.id}`)).text()
  expect(page).toContain(`<html lang="ko"`)
  expect(page).toContain(product?.name)
}

/** Nothing runs, nothing lies about, and git sees nothing that it did not bring. */
async function expectNoTrace(folder: string, { home, terminal }: { home: string[]; terminal: Terminal }) {
  expect(await listPostmasters(folder)).toEqual([])
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
  expect(await readdir(join(folder, 'home'))).toEqual(home)
  expect((await run('git', ['status', '--porcelain'], terminal)).stdout).toBe('')
}

test('a clone under a closed home becomes a shop by npm start alone, for root as for an ordinary user', async () => {
  const folder = await givenFolder()
  const home = join(folder, 'home')
  const project = join(home, 'sillage')
  const places = { HOME: home, TMPDIR: join(folder, 'tmp') }
  await mkdir(home, { mode: 0o700 })
  await mkdir(places.TMPDIR)
  await chmod(places.TMPDIR, 0o1777)
  await run('git', ['clone', '--quiet', repository, project])

  const ours = { cwd: project, env: freshEnvironment({ ...places, ...(await npmSettings()) }) }
  const said = await openAndClose('npm start', ours, seeProducts)
  expect(said).toContain('Installing packages')
  expect(said).toContain(`data      ${join(project, 'data')}\n`)
  await expectNoTrace(folder, { home: ['sillage'], terminal: ours })

  const account = await ordinaryAccount()
  await run('chown', ['-R', '-h', `${account.uid}:${account.gid}`, home])
  const theirs = { cwd: project, env: freshEnvironment({ ...places, DATA_DIR: join(home, 'data') }), ...account }
  // What npm start is made of: npm itself may lie where only root can reach it.
  const commands = 'node_modules/.bin/node scripts/setup.mjs && node_modules/.bin/node scripts/start.ts'
  expect(await openAndClose(commands, theirs, seeProducts)).not.toMatch(/Installing|Building/)
  await expectNoTrace(folder, { home: ['data', 'sillage'], terminal: theirs })
}, 900_000)
