import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { givenPhoto } from './images-testing.ts'
import { drawApart } from './pictures-apart.ts'

const dir = await mkdtemp(join(tmpdir(), 'apart-'))
afterAll(() => rm(dir, { recursive: true }))
const photo = join(dir, 'photo.png')
await givenPhoto(photo, { width: 300, height: 200 })

const processes = () =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('picture-process.ts') && line.trim().split(/\s+/)[1] === String(process.pid))
    .map((line) => Number(line.trim().split(/\s+/)[0]))

test('pictures are drawn in at most two processes beside our own, however many come at once', async () => {
  const looks = await Promise.all(Array.from({ length: 20 }, () => drawApart('lookAt', photo)))
  for (const look of looks) expect(look).toMatchObject({ width: 300, height: 200 })
  expect(processes().length).toBeLessThanOrEqual(2)
})

test('a process that dies fails its own picture, and the next one is drawn', async () => {
  await drawApart('lookAt', photo)
  for (const pid of processes()) process.kill(pid, 'SIGKILL')
  await expect.poll(() => drawApart('lookAt', photo).then((look) => look.width, String)).toBe(300)
})

test('what is no picture is an error, and no end of the process', async () => {
  const text = join(dir, 'text.png')
  await writeFile(text, 'no picture')
  await expect(drawApart('lookAt', text)).rejects.toThrow()
  expect(await drawApart('redraw', text, join(dir, 'to.png'), 'png')).toBeNull()
})
