import { createServer, type Server, type Socket } from 'node:net'
import { createSmtpSession, type Envelope, type Failure, largestEmail, type Stage } from './smtp-session.ts'

type Options = { accept(envelope: Envelope): void; takeFailure(stage: Stage): Failure | undefined }

/** A server that takes every email and delivers none. */
export function createSmtpServer({ accept, takeFailure }: Options): { server: Server; stop(): Promise<void> } {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const hear = createSmtpSession({
      say: (reply) => void (socket.writable && socket.write(`${reply}\r\n`)),
      drop: () => socket.destroy(),
      close: () => socket.end(),
      accept,
      takeFailure,
    })
    socket.write('220 mail.emulator ESMTP\r\n')
    hearLines(socket, hear)
  })
  return {
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Only CRLF ends a line: taking a bare LF for one is how emails are smuggled into others. */
function hearLines(socket: Socket, hear: (line: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let start = 0
    for (;;) {
      const end = rest.indexOf('\r\n', start)
      if (end === -1 || socket.destroyed) break
      hear(rest.subarray(start, end))
      start = end + 2
    }
    rest = rest.subarray(start)
    if (rest.length > largestEmail) socket.destroy()
  })
}
