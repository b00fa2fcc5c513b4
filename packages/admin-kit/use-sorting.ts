import { type DragEvent, type KeyboardEvent, useState } from 'react'

const steps: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Rows in an order of their own: one is dragged to another place, or moved by Alt with an arrow key while something in it
 * has the focus. Buttons beside it do the same for those who have neither.
 */
export function useSorting(count: number, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  return {
    dragged,
    /** For the element of a row. */
    row: (at: number) => ({
      draggable: true,
      onDragStart: () => setDragged(at),
      onDragEnd: () => setDragged(null),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop() {
        if (dragged !== null && dragged !== at) onMove(dragged, at)
        setDragged(null)
      },
      onKeyDown(event: KeyboardEvent) {
        const to = at + (steps[event.key] ?? 0)
        if (!event.altKey || to === at) return
        event.preventDefault()
        if (to >= 0 && to < count) onMove(at, to)
      },
    }),
  }
}
