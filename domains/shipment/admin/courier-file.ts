import { seoulDay } from '@sillage/kit/time.ts'
import type { Packing } from '../packing-contract.ts'
import heads from './courier-heads.json' with { type: 'json' }

/** The rows that Korean couriers' programs read: one for each parcel, in the order of their template. */
export const courierRows = (data: readonly Packing[]) =>
  data
    .filter(({ delivery }) => delivery !== 'pickup')
    .map(({ order_no, receiver, lines }) => {
      const [first] = lines
      const more = lines.length - 1
      return [
        order_no,
        receiver.name,
        receiver.hp,
        receiver.zip,
        [receiver.addr1, receiver.addr2].filter(Boolean).join(' '),
        `${first?.name ?? ''}${more > 0 ? ` +${more}` : ''}`,
        String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
        receiver.memo,
      ]
    })

/** An Excel file of the parcels; the courier's file with tracking numbers has the same order numbers. */
export async function downloadForCourier(data: readonly Packing[]) {
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const cells = [heads.map((value) => ({ value, fontWeight: 'bold' as const })), ...courierRows(data)]
  await writeExcelFile(cells, { columns: heads.map(() => ({ width: 20 })) }).toFile(
    `parcels-${seoulDay(new Date())}.xlsx`,
  )
}
