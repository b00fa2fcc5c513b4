/** A picture as rows of red, green and blue. */
export type Pixels = { data: Buffer; width: number; height: number }

const uncompressed = 0

/** Reads a Windows bitmap, which libvips cannot: 24 and 32 bits, and 8, 4 or 1 with a palette. Null for all others. */
export function readBitmap(file: Buffer, maxPixels: number): Pixels | null {
  if (file.length < 54) return null
  const [start, headerSize] = [file.readUInt32LE(10), file.readUInt32LE(14)]
  const [width, signedHeight] = [file.readInt32LE(18), file.readInt32LE(22)]
  const [bits, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)]
  // A negative height says that the first row is the topmost.
  const [height, topDown] = [Math.abs(signedHeight), signedHeight < 0]
  const stride = Math.ceil((bits * width) / 32) * 4
  const fits = width > 0 && height > 0 && width * height <= maxPixels && start + stride * height <= file.length
  if (!fits || headerSize < 40 || compression !== uncompressed) return null
  const colours = file.subarray(14 + headerSize, start)
  const pick = pickerOf(file, bits, colours)
  if (!pick) return null
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const row = start + stride * (topDown ? y : height - 1 - y)
    for (let x = 0; x < width; x += 1) pick(row, x, data, (y * width + x) * 3)
  }
  return { data, width, height }
}

type Pick = (row: number, x: number, into: Buffer, at: number) => void

/** Bitmaps keep blue first. */
function pickerOf(file: Buffer, bits: number, colours: Buffer): Pick | null {
  const put = (from: Buffer, index: number, into: Buffer, at: number) => {
    into[at] = from[index + 2] ?? 0
    into[at + 1] = from[index + 1] ?? 0
    into[at + 2] = from[index] ?? 0
  }
  if (bits === 24 || bits === 32) return (row, x, into, at) => put(file, row + (x * bits) / 8, into, at)
  if (bits !== 8 && bits !== 4 && bits !== 1) return null
  const perByte = 8 / bits
  const mask = 2 ** bits - 1
  return (row, x, into, at) => {
    const byte = file[row + Math.floor(x / perByte)] ?? 0
    const shift = 8 - bits * ((x % perByte) + 1)
    put(colours, ((byte >> shift) & mask) * 4, into, at)
  }
}
