import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const html = '<!doctype html><script>alert(1)</script>'
export const script = '/*<script>alert(document.cookie)</script>*/'

/** A file as a browser sends it, for tests. */
export const fileOf = (content: Uint8Array | string, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)

/** A photograph that says where it was taken; lying on its side if requested. */
export function photograph({ orientation = 1 } = {}) {
  const noise = Buffer.from(Array.from({ length: 80 * 40 * 3 }, (_, index) => (index * 37) % 256))
  return sharp(noise, { raw: { width: 80, height: 40, channels: 3 } })
    .withExif({ IFD0: { ImageDescription: 'Tongyeong' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

/** One white pixel. */
export const gif = () => Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Two by two pixels of 24 bits: red and green above, blue and white below; rows from the bottom up, four bytes each. */
export function bitmap() {
  const file = Buffer.alloc(54 + 16)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(2, 18)
  file.writeInt32LE(2, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  file.set([255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0], 54)
  return file
}

/** A PNG of a few hundred bytes that says to be as large as a field. */
function pixelBomb() {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(60_000, 0)
  header.writeUInt32BE(60_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(60_001))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

export function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length)
  whole.set(body, 4)
  whole.writeUInt32BE(crc(body), body.length + 4)
  return whole
}

function crc(data: Buffer) {
  let value = 0xffffffff
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

/** A TIFF whose first pixels, which follow its eight bytes of header, spell another format. */
export async function disguisedTiff() {
  const plain = { create: { width: 9, height: 9, channels: 3, background: 'red' } } as const
  const file = await sharp(plain).tiff({ compression: 'none' }).toBuffer()
  file.write('WEBP', 8)
  return file
}

const notTaken = '올릴 수 없는 파일 형식이에요.'
const unreadable = '사진을 읽을 수 없어요. 다른 사진으로 올려 주세요.'

/** Files made to harm, or broken, each with the error its sender gets where pictures of a megabyte are accepted. */
export async function hostileFiles() {
  const photo = await photograph()
  const lying = bitmap()
  lying.writeInt32LE(60_000, 18)
  lying.writeInt32LE(60_000, 22)
  return [
    { what: 'a page called a picture', name: 'a.jpg', content: Buffer.from(html), message: notTaken },
    {
      what: 'a drawing with a script',
      name: 'a.svg',
      content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      message: notTaken,
    },
    { what: 'a drawing called a photograph', name: 'a.png', content: Buffer.from('<?xml?><svg/>'), message: notTaken },
    {
      what: 'a page behind a byte order mark',
      name: 'a.jpg',
      content: Buffer.from(`\ufeff${html}`),
      message: notTaken,
    },
    {
      what: 'a drawing that spells WebP',
      name: 'a.webp',
      content: Buffer.from(`<!-- aaaWEBP -->${drawing}`),
      message: notTaken,
    },
    {
      what: 'a drawing that spells AVIF',
      name: 'a.avif',
      content: Buffer.from(`<!--ftypavif-->${drawing}`),
      message: notTaken,
    },
    { what: 'a TIFF that spells WebP', name: 'a.webp', content: await disguisedTiff(), message: notTaken },
    { what: 'a program', name: 'a.jpg', content: Buffer.from('MZ\x90\0'), message: notTaken },
    { what: 'a PDF where only pictures are taken', name: 'a.jpg', content: Buffer.from('%PDF-1.7'), message: notTaken },
    {
      what: 'a picture in name that begins like one',
      name: 'a.gif',
      content: Buffer.from(`GIF89a=1;${script}`),
      message: unreadable,
    },
    { what: 'a bitmap that is a script', name: 'a.bmp', content: Buffer.from(`BM=1;${script}`), message: unreadable },
    { what: 'a photograph torn in half', name: 'a.jpg', content: photo.subarray(0, 300), message: unreadable },
    { what: 'a small file with billions of pixels', name: 'a.png', content: pixelBomb(), message: unreadable },
    { what: 'a bitmap with billions of pixels', name: 'a.bmp', content: lying, message: unreadable },
    { what: 'an empty file', name: 'a.jpg', content: Buffer.alloc(0), message: '빈 파일은 올릴 수 없어요.' },
    {
      what: 'a file one byte too large',
      name: 'a.jpg',
      content: Buffer.concat([photo, Buffer.alloc(1024 * 1024 + 1 - photo.length)]),
      message: '파일이 너무 커요. 더 작은 파일로 올려 주세요.',
    },
  ]
}
