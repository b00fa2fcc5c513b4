import sharp, { type Sharp } from 'sharp'
import { chunk } from './testing-files.ts'

/** Metadata written beside a picture in every format there is; none of it may survive. */
export const trace = 'Tongyeong'

const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${trace}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** What a telephone writes: who, and to the second of an arc where. */
const exif = {
  IFD0: { ImageDescription: trace, Artist: trace },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '34/1 51/1 1234/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '128/1 26/1 0/1',
  },
}

/** One field, 2:90, "City", as newspapers write it. */
const iptc = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, trace.length]), Buffer.from(trace)])

const plain = () => {
  const picture = sharp({ create: { width: 24, height: 16, channels: 3, background: 'red' } })
  return picture.withExif(exif).withXmp(xmp)
}
const drawn = (write: (picture: Sharp) => Sharp) => write(plain()).toBuffer()

function segment(marker: number, content: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

async function jpeg() {
  const file = await drawn((picture) => picture.jpeg())
  const block = Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1')
  block.writeUInt32BE(iptc.length, 8)
  const notes = Buffer.concat([Buffer.from('Photoshop 3.0\0'), block, iptc, Buffer.alloc(iptc.length % 2)])
  const [start, rest] = [file.subarray(0, 2), file.subarray(2)]
  return Buffer.concat([start, segment(0xed, notes), segment(0xfe, Buffer.from(trace)), rest])
}

async function png() {
  const file = await drawn((picture) => picture.png())
  const header = 8 + 25 // the signature and IHDR, which comes first
  const raw = Buffer.from(`Raw profile type iptc\0\niptc\n${iptc.length}\n${iptc.toString('hex')}\n`)
  const texts = [chunk('tEXt', raw), chunk('tEXt', Buffer.from(`Comment\0${trace}`))]
  return Buffer.concat([file.subarray(0, header), ...texts, file.subarray(header)])
}

async function webp() {
  const file = await drawn((picture) => picture.webp())
  const head = Buffer.from('IPTC\0\0\0\0')
  head.writeUInt32LE(iptc.length, 4)
  const whole = Buffer.concat([file, head, iptc, Buffer.alloc(iptc.length % 2)])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

/** Pictures with the place where they were taken, in EXIF with GPS, in XMP and in IPTC. */
export const tellingPictures = async () => [
  { format: 'jpeg', content: await jpeg(), tells: ['exif', 'xmp', 'iptc'] as const },
  { format: 'png', content: await png(), tells: ['exif', 'xmp'] as const },
  { format: 'webp', content: await webp(), tells: ['exif', 'xmp'] as const },
]
