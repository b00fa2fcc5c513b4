import { setTimeout as pause } from 'node:timers/promises'
import type { Crowd } from '../members.ts'
import type { Target } from './ask.ts'
import type { Journal } from './journal.ts'

const waitMs = 40_000
/** All come from one address, from which 40 forms are taken in ten minutes. */
const oneEachMs = 9_000
// A white pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)

type Sending = { world: Target; journal: Journal; crowd: Crowd; goesOn: () => boolean }

/** Members who ask something and send a picture with it. Sent once each: what was taken has to be there afterwards. */
export async function sendPictures({ world, journal, crowd, goesOn }: Sending) {
  while (goesOn()) {
    const { mb_id, headers } = crowd.next()
    const { 'content-type': _, ...own } = headers
    const answer = await fetch(`${world.instances.nextUrl()}/api/v1/inquiry`, {
      method: 'POST',
      headers: own,
      body: questionWithPicture(),
      signal: AbortSignal.timeout(waitMs),
    }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return String(reply.status)
      },
      () => 'nobody',
    )
    journal.sent.push({ mb_id, answer })
    await pause(oneEachMs)
  }
}

function questionWithPicture() {
  const form = new FormData()
  form.append('topic', 'order')
  form.append('title', '상자가 찌그러져 왔어요')
  form.append('body', '사진을 함께 보내요.')
  form.append('files', new Blob([picture], { type: 'image/png' }), 'box.png')
  return form
}
