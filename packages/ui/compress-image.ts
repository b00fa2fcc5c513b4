import { limits } from '@sillage/kit/limits.ts'

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/webp'])

/** A picture every browser can draw; anything else is only named. */
export function isPicture(file: File) {
  return PICTURES.has(file.type)
}

/** Draws a picture again as a JPEG; undefined where the browser cannot read it. */
export type Recompress = (file: File, quality: number) => Promise<Blob | undefined>

/** A picture of 4 MB or more as a JPEG at 0.7; anything else, and what would not get smaller, as it is. */
export async function compressImage(file: File, recompress: Recompress = recompressOnCanvas) {
  if (!isPicture(file) || file.size < limits.files.compressFromBytes) return file
  const jpeg = await recompress(file, limits.files.jpegQuality)
  if (!jpeg || jpeg.size >= file.size) return file
  const name = file.name.replace(/\.[^.]*$/, '')
  return new File([jpeg], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified })
}

async function recompressOnCanvas(file: File, quality: number) {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  // JPEG knows no transparency: what shows through becomes the white of a page, not black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality),
  )
}
