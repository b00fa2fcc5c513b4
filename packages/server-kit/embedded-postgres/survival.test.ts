import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { holdAdvisoryLock } from './advisory-lock.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { readPidFile } from './pid-file.ts'
import { ask, findPostmaster, givenFolder, listPostmasters, startWriter } from './testing.ts'

test('a PostgreSQL that outlived its server is taken over, and stopped in the end', async () => {
  const dataDir = await givenFolder()
  const writer = startWriter(dataDir)
  await writer.hasSaid(10)
  await writer.kill()
  const survivor = await findPostmaster(dataDir)

  const { adopted, url, stop } = await startEmbeddedPostgres({ dataDir })
  expect(adopted).toBe(true)
  expect(await listPostmasters(dataDir)).toEqual([survivor])
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await stop()
  expect(await listPostmasters(dataDir)).toEqual([])
})

test('of several starts at once on a new folder one starts it and the others join; the last to stop stops it', async () => {
  const dataDir = await givenFolder()
  const all = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })))
  await findPostmaster(dataDir)
  expect(all.filter(({ adopted }) => !adopted)).toHaveLength(1)
  const [first, second, third] = all
  await Promise.all([first?.stop(), second?.stop()])
  expect(await ask(third?.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await third?.stop()
  expect(await listPostmasters(dataDir)).toEqual([])
  expect((await readdir(dataDir)).sort()).toEqual(['cluster', 'postgres.log'])
})

test('starting while another process is stopping ends in a running database', async () => {
  const dataDir = await givenFolder()
  const comeAndGo = async () => {
    for (let round = 0; round < 8; round++) {
      const { url, stop } = await startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })
      expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      await stop()
    }
  }
  await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()])
  expect(await listPostmasters(dataDir)).toEqual([])
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  const lives = log.match(/(?<=database system is )(ready|shut down)/g)?.join() ?? ''
  expect(lives).toContain('ready')
  expect(lives, 'one served after the other, never two at a time').not.toContain('ready,ready')
})

test('after a crash PostgreSQL still knows that we use it', async () => {
  const dataDir = await givenFolder()
  const server = await startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })
  const [{ pid }] = await ask(server.url, `SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'`)
  process.kill(pid, 'SIGKILL')
  const members = `SELECT pid FROM pg_stat_activity WHERE application_name = 'sillage member'`
  while ((await ask(server.adminUrl, members).catch(() => [])).length === 0) await pause(20)

  const visitor = await startEmbeddedPostgres({ dataDir })
  await visitor.stop()
  expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await server.stop()
  expect(await listPostmasters(dataDir)).toEqual([])
})

test('ten kills of two servers writing at once, some with PostgreSQL itself, lose no acknowledged write', {
  timeout: 0,
}, async () => {
  const dataDir = await givenFolder()
  const acknowledged: number[] = []
  for (let round = 0; round < 10; round++) {
    const writers = [startWriter(dataDir), startWriter(dataDir)]
    await Promise.all(writers.map((writer) => writer.hasSaid(20 + 15 * round)))
    const postmaster = await findPostmaster(dataDir)
    if (round % 3 === 1) process.kill(postmaster, 'SIGKILL')
    await Promise.all(writers.map((writer) => writer.kill()))
    acknowledged.push(...writers.flatMap(({ lines }) => lines.slice(1).map(Number)))
  }
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  const kept = new Set((await ask(url, 'SELECT id FROM written')).map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThan(1_000)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  await stop()
})

test('a kill while the database is being made leaves nothing broken', async () => {
  const dataDir = await givenFolder()
  const writer = startWriter(dataDir)
  while (!(await readdir(dataDir)).some((name) => name.startsWith('unfinished-'))) await pause(5)
  await writer.kill()
  expect(await readdir(dataDir)).not.toContain('cluster')

  const { adopted, stop } = await startEmbeddedPostgres({ dataDir })
  expect(adopted).toBe(false)
  await stop()
})

test('a folder reached by two paths is still one folder', async () => {
  const folder = await givenFolder()
  const direct = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), purpose: 'throwaway' })
  await mkdir(join(folder, 'other'))
  await symlink(join(folder, 'data', 'cluster'), join(folder, 'other', 'cluster'))
  const other = await startEmbeddedPostgres({ dataDir: join(folder, 'other'), purpose: 'throwaway' })
  expect(other.adopted).toBe(true)
  await Promise.all([direct.stop(), other.stop()])
  expect(await listPostmasters(folder)).toEqual([])
})

test('a lock is free again as soon as the server that held it was killed', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: await givenFolder(), purpose: 'throwaway' })
  const module = new URL('advisory-lock.ts', import.meta.url)
  const program = `import { holdAdvisoryLock } from '${module}'
    await holdAdvisoryLock('${url}', 'server')
    console.log('held')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  await expect(holdAdvisoryLock(url, 'server', { patienceMs: 0 })).rejects.toThrow('Another server is already running')
  holder.kill('SIGKILL')
  const lock = await holdAdvisoryLock(url, 'server')
  await lock.release()
  await stop()
})

test('lock files whose number now belongs to another process, living or dead but not waited for, do not matter', async () => {
  const dataDir = await givenFolder()
  const cluster = join(dataDir, 'cluster')
  const first = await startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })
  const socketFolder = new URL(first.url).searchParams.get('host') ?? ''
  await first.stop()
  const { uid, gid } = await stat(cluster)
  // Of the same account as PostgreSQL, which by itself believes such a process to be a rival.
  const living = spawn('sh', ['-c', 'true & echo $!; exec sleep 1000'], {
    uid,
    gid,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void living.kill())
  const [dead] = await once(living.stdout, 'data')
  for (const pid of [living.pid, Number(dead)]) {
    await mkdir(socketFolder, { recursive: true, mode: 0o700 })
    await chown(socketFolder, uid, gid)
    const text = `${pid}\n${cluster}\n1\n5432\n${socketFolder}\n\n\nready\n`
    for (const lock of [join(cluster, 'postmaster.pid'), join(socketFolder, '.s.PGSQL.5432.lock')]) {
      await writeFile(lock, text, { mode: 0o600 })
      await chown(lock, uid, gid)
    }
    const { adopted, stop } = await startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })
    expect(adopted).toBe(false)
    await stop()
  }
  expect(living.exitCode).toBe(null)
})

test('an empty lock file left by a crash of the machine does not matter', async () => {
  const dataDir = await givenFolder()
  const first = await startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })
  await first.stop()
  const lock = join(dataDir, 'cluster', 'postmaster.pid')
  await writeFile(lock, '')
  await utimes(lock, 0, 0)
  const { adopted, stop } = await startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })
  expect(adopted).toBe(false)
  await stop()
})

test('a PostgreSQL whose socket was swept away is started again', async () => {
  const dataDir = await givenFolder()
  const writer = startWriter(dataDir)
  await writer.hasSaid(10)
  await writer.kill()
  const { pid, socketFolder } = (await readPidFile(join(dataDir, 'cluster'))) ?? {}
  await rm(socketFolder ?? '', { recursive: true })

  const { adopted, url, stop } = await startEmbeddedPostgres({ dataDir })
  expect(adopted).toBe(false)
  expect(await listPostmasters(dataDir)).not.toContain(pid)
  expect((await ask(url, 'SELECT count(*)::int AS count FROM written'))[0]?.count).toBeGreaterThanOrEqual(9)
  await stop()
})
