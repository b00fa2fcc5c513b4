import { Problem } from '@sillage/kit/problem.ts'

const longestCell = 8 * 1024 * 1024

/** The rows of a CSV file under the names of its first one, one after the other; quoted cells may hold lines and commas. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<Record<string, string>> {
  let names: string[] | undefined
  for await (const cells of readCells(text)) {
    if (!names) {
      names = cells.map((name) => name.trim())
      continue
    }
    if (cells.every((cell) => cell === '')) continue
    yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  }
}

/** Character by character: a quote may be the last one of a piece, and only the next says what it means. */
async function* readCells(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let row: string[] = []
  let cell = ''
  let state: 'plain' | 'quoted' | 'closed' = 'plain'
  const end = () => {
    row.push(cell.replaceAll('\0', ''))
    cell = ''
    state = 'plain'
  }
  for await (const piece of text)
    for (const sign of piece) {
      if (state === 'quoted') {
        if (sign === '"') state = 'closed'
        else cell += sign
        if (cell.length > longestCell)
          throw new Problem(422, 'CSV 파일의 따옴표가 닫히지 않았어요. 다시 내보내 주세요.')
      } else if (sign === '"') {
        // Twice within quotes it is the sign itself.
        if (state === 'closed') cell += sign
        state = 'quoted'
      } else if (sign === ',') end()
      else if (sign === '\n') {
        end()
        yield row
        row = []
      } else if (sign !== '\r') cell += sign
    }
  if (state === 'quoted') throw new Problem(422, 'CSV 파일의 따옴표가 닫히지 않았어요. 다시 내보내 주세요.')
  if (cell !== '' || row.length > 0) {
    end()
    yield row
  }
}
