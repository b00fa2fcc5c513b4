import { createContext, useContext } from 'react'
import { useShop } from '../../shop.ts'
import type { MyClass } from '../my-contract.ts'

/** The order that a guest reads, with the key that opens it. */
export type OrderOfBookings = { order_id: number; view_key: string | undefined }

/** Where bookings are shown in an order; without it they are the member's own. */
export const OrderOfBookingsContext = createContext<OrderOfBookings | null>(null)

/** What a buyer does with bookings, and where their files are: a member with all of theirs, a guest with those of an order. */
export function useBookingCalls() {
  const { api } = useShop()
  const order = useContext(OrderOfBookingsContext)
  const update = useUpdateClasses()
  if (!order)
    return {
      rename: (id: number, name: string) => api.myClasses.rename({ params: { id }, body: { name } }),
      transfer: (line_id: number, session_id: number) =>
        api.myClasses.transfer({ params: { line_id }, body: { session_id } }),
      answerMove: (line_id: number, answer: 'agree' | 'refund') =>
        api.myClasses.answerMove({ params: { line_id }, body: { answer } }),
      fileLink: (path: string) => `/api/v1/my-classes/${path}`,
      calendarLink: (line_id: number) => `/api/v1/my-classes/${line_id}/calendar.ics`,
      update,
      isOfOrder: false,
    }
  const { order_id, view_key } = order
  const query = queryOf(order)
  const key = view_key ? `?${new URLSearchParams({ view_key })}` : ''
  return {
    rename: (id: number, name: string) => api.orderClasses.rename({ params: { order_id, id }, query, body: { name } }),
    transfer: (line_id: number, session_id: number) =>
      api.orderClasses.transfer({ params: { order_id, line_id }, query, body: { session_id } }),
    answerMove: (line_id: number, answer: 'agree' | 'refund') =>
      api.orderClasses.answerMove({ params: { order_id, line_id }, query, body: { answer } }),
    fileLink: (path: string) => `/api/v1/order-view/${order_id}/${path}${key}`,
    calendarLink: (line_id: number) => `/api/v1/order-view/${order_id}/classes/${line_id}/calendar.ics${key}`,
    update,
    isOfOrder: true,
  }
}

export const queryOf = ({ view_key }: OrderOfBookings) => (view_key ? { view_key } : {})

/** Shows the answer of a change at once, and asks again for what else it touches. */
function useUpdateClasses() {
  const { cache, queries } = useShop()
  const order = useContext(OrderOfBookingsContext)
  const shown = order
    ? queries.orderClasses.list({ params: { order_id: order.order_id }, query: queryOf(order) }).queryKey
    : queries.myClasses.list().queryKey
  return (classes: MyClass[]) => {
    cache.setQueryData(shown, classes)
    void cache.invalidateQueries({ queryKey: queries.tssa.upcoming.key })
    void cache.invalidateQueries({ queryKey: queries.tssa.course.key })
    if (order) void cache.invalidateQueries({ queryKey: queries.checkout.view.key })
  }
}
