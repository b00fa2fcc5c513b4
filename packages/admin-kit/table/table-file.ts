import { parseTable, type Rows } from './table-text.ts'

/** Larger files are not read: they would stop the screen, and no list of a shop is that long. */
const mostBytes = 20 * 1024 * 1024

export type TableFile = { rows: Rows } | { problem: string }

/** Reads the first sheet of an Excel file, or a CSV file, as rows of texts. What cannot be read is said in a sentence. */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > mostBytes) return { problem: '파일이 너무 커요. 20MB까지 읽을 수 있어요.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows = startsWith(bytes, [0x50, 0x4b]) ? await readExcel(bytes) : readText(bytes)
  if ('problem' in rows) return rows
  if (!rows.rows.some((row) => row.some(Boolean))) return { problem: '파일에 읽을 내용이 없어요.' }
  return rows
}

async function readExcel(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  const { readSheet } = await import('read-excel-file/universal')
  try {
    const rows = await readSheet(bytes.buffer)
    return { rows: rows.map((row) => row.map(textOf)) }
  } catch {
    return { problem: '엑셀 파일을 읽지 못했어요. 엑셀에서 다시 저장하거나 CSV로 저장해 올려 주세요.' }
  }
}

function readText(bytes: Uint8Array): TableFile {
  // Excel's old format, and any Excel file with a password, are containers of this kind.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { problem: '암호가 걸렸거나 예전 형식(.xls)인 파일이에요. 암호 없이 .xlsx로 다시 저장해 주세요.' }
  if (bytes.subarray(0, 4096).includes(0))
    return { problem: '표가 아닌 파일이에요. 엑셀(.xlsx)이나 CSV를 골라 주세요.' }
  return { rows: parseTable(decode(bytes)) }
}

/** Korean banks and couriers still write CSV in EUC-KR. */
function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, index) => bytes[index] === byte)

function textOf(cell: unknown) {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell)
  return String(cell).trim()
}

/** Excel knows no time zone, and stores a part of a day: the reader gives it as UTC, a millisecond off now and then. */
function dateText(cell: Date) {
  const second = new Date(Math.round(cell.getTime() / 1000) * 1000)
  const [day = '', time = ''] = second.toISOString().slice(0, 19).split('T')
  return time === '00:00:00' ? day : `${day} ${time}`
}
