import { zipOf } from './zip.ts'

type Cell = string | number | null

/** What a sheet of Excel can hold. */
export const mostSheetRows = 1_048_576

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const parts = [
  {
    name: '[Content_Types].xml',
    text: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    text: `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    text: `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  },
]

/** An Excel file of one sheet, written while its rows are read. The first row stays in sight. */
export const xlsxOf = (pages: AsyncIterable<readonly (readonly Cell[])[]>): AsyncIterable<Buffer> =>
  zipOf([
    ...parts.map(({ name, text }) => ({ name, content: [head + text] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(pages) },
  ])

async function* sheetOf(pages: AsyncIterable<readonly (readonly Cell[])[]>) {
  yield `${head}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  let above = 0
  for await (const rows of pages) {
    const first = above + 1
    yield rows.map((row, index) => rowOf(row, first + index)).join('')
    above += rows.length
  }
  yield '</sheetData></worksheet>'
}

// Readers other than Excel want the address of every cell.
const rowOf = (row: readonly Cell[], at: number) =>
  `<row r="${at}">${row.map((cell, index) => cellOf(cell, `${letterOf(index)}${at}`)).join('')}</row>`

/** The 27th column is AA; no list comes near a third letter. */
const letterOf = (index: number) =>
  `${index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`

/** As text a formula stays a text, and a number with leading zeros keeps them. */
function cellOf(cell: Cell, address: string) {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const longestText = 32_767
// Characters that XML cannot say.
const unspeakable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string) =>
  text
    .slice(0, longestText)
    .replaceAll(unspeakable, '')
    .replaceAll(/[&<>]/g, (sign) => signs[sign] ?? '')
