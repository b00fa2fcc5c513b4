import { chmod, chown, mkdir, readdir, readlink, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareBinaries } from './binaries.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { run } from './run.ts'
import { chooseRunner } from './runner.ts'
import { ask, givenFolder, givenPackage, listPostmasters, ordinaryAccount, startWriter } from './testing.ts'

const weAreRoot = process.getuid?.() === 0

test('an ordinary user starts it as himself, from a node_modules he may only read; later root keeps it his', async () => {
  const folder = await givenFolder()
  const account = await ordinaryAccount()
  const packageFolder = await givenPackage(folder)
  const libraries = join(packageFolder, 'native', 'lib')
  await chmod(libraries, 0o555)
  onTestFinished(() => chmod(libraries, 0o755)) // or it could not be removed
  const home = join(folder, 'home')
  await mkdir(home, { mode: 0o700 })
  await chown(home, account.uid, account.gid)
  const dataDir = join(home, 'data')

  const writer = startWriter(dataDir, { account: weAreRoot ? account : undefined, packageFolder, home })
  await writer.hasSaid(10)
  const [postmaster] = await listPostmasters(dataDir)
  expect((await stat(`/proc/${postmaster}`)).uid).toBe(account.uid)
  expect(await readlink(`/proc/${postmaster}/exe`)).toContain(join(home, '.cache', 'sillage'))
  if (postmaster) process.kill(postmaster, 'SIGKILL')
  await writer.kill()

  const { adopted, url, stop } = await startEmbeddedPostgres({ dataDir })
  expect(adopted).toBe(false)
  expect((await ask(url, 'SELECT count(*)::int AS count FROM written'))[0]?.count).toBeGreaterThanOrEqual(9)
  const [successor] = await listPostmasters(dataDir)
  expect((await stat(`/proc/${successor}`)).uid).toBe(account.uid)
  await stop()
})

test('a project under a home closed to others works, for root as for its owner', async () => {
  const folder = await givenFolder()
  const home = join(folder, 'home')
  await mkdir(home, { mode: 0o700 })
  const options = {
    dataDir: join(home, 'project', 'data'),
    packageFolder: await givenPackage(join(home, 'project')),
    cacheFolder: join(folder, 'cache'),
  }
  const first = await startEmbeddedPostgres(options)
  const [postmaster] = await listPostmasters(home)
  expect((await stat(`/proc/${postmaster}`)).uid).not.toBe(0)
  expect((await stat(join(options.dataDir, 'cluster'))).uid).not.toBe(0)
  await ask(first.url, 'CREATE TABLE candle AS SELECT 7 AS id; CREATE EXTENSION pg_trgm; CHECKPOINT')
  await first.stop()
  const second = await startEmbeddedPostgres(options)
  expect(await ask(second.url, 'SELECT id FROM candle')).toEqual([{ id: 7 }])
  await second.stop()
  // An account that can read the package needs no copy of it.
  if (weAreRoot) expect(await readdir(options.cacheFolder)).toHaveLength(1)
  else await expect(stat(options.cacheFolder)).rejects.toThrow('ENOENT')
})

test('several processes may prepare the binaries at once', async () => {
  const folder = await givenFolder()
  const packageFolder = await givenPackage(folder)
  const all = await Promise.all([1, 2, 3, 4].map(() => prepareBinaries({ runner: {}, packageFolder })))
  for (const { postgres, major } of all) {
    expect(postgres).toBe(join(packageFolder, 'native', 'bin', 'postgres'))
    expect(major).toBe(18)
    expect((await run(postgres, ['--version'], { runner: {} })).output).toContain('PostgreSQL) 18')
  }
  expect((await readdir(join(packageFolder, 'native', 'lib'))).filter((name) => name.length > 30)).toEqual([])
})

test('root runs it as the owner of the data, else as no one, else as the first account there is', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\nann:x:7:8::/:/bin/sh\nnobody:x:9:9::/:/bin/sh\n'
  expect(chooseRunner(passwd, 7)).toEqual({ uid: 7, gid: 8 })
  expect(chooseRunner(passwd, 0)).toEqual({ uid: 9, gid: 9 })
  expect(chooseRunner(passwd)).toEqual({ uid: 9, gid: 9 })
  expect(chooseRunner(passwd.replace(/nobody.*/, ''))).toEqual({ uid: 7, gid: 8 })
})
