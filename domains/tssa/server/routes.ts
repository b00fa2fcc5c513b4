import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { listRequired } from '../../course/server/required-classes.ts'
import { tssa } from '../contract.ts'
import { certificate, classCalendar, myClasses } from '../my-contract.ts'
import { orderClasses } from '../order-contract.ts'
import { staffClasses } from '../staff-contract.ts'
import { staffCourses } from '../staff-course-contract.ts'
import { staffPlaces } from '../staff-place-contract.ts'
import { calendarAddress, type Link, openBookingFile, openSubscription } from './calendar-file.ts'
import { listCertificates, listReady } from './certificate-list.ts'
import { openCertificate } from './certificate-pdf.ts'
import { allowName, issueCertificates, revokeCertificate, verifyCertificate } from './certificates.ts'
import { copyMonth } from './copy-month.ts'
import { addMaterial, removeMaterial } from './course-files.ts'
import { findCourse, listCourses, listForHolders, listMonth, listStudios } from './courses.ts'
import { changeKitAddress, sendKit } from './kits.ts'
import { openMaterial } from './materials.ts'
import { answerMove, listBookings, renameParticipant } from './my-classes.ts'
import { listStaffSessions, markAttendance, noteParticipant, showRoster, writeToParticipants } from './roster.ts'
import { findByCode } from './scan.ts'
import { listUpcoming } from './sessions.ts'
import { nameEvent } from './staff.ts'
import { changeCourse, createCourse, listStaffCourses, showStaffCourse } from './staff-courses.ts'
import { listPlaces, saveStudio, saveTeacher } from './staff-places.ts'
import { cancelSession, moveSession, openSessions } from './staff-sessions.ts'
import { transferBooking } from './transfer.ts'
import { joinWaitingList, leaveWaitingList, listWaits } from './waiting.ts'
import { listWeek } from './week.ts'
import { ofMember, ofOrder } from './whose-bookings.ts'
import { listWorks, saveWorks } from './works.ts'

const staffClassRoutes = bind(staffClasses, {
  sessions: (ctx, { query }) => listStaffSessions(ctx, query),
  open: (ctx, { params, body }) =>
    openSessions(
      ctx,
      params.product_id,
      body.sessions.map((session) => ({ ...session, taken: 0 })),
    ),
  copyMonth: (ctx, { body }) => copyMonth(ctx, body.month),
  cancel: (ctx, { params, body }) => cancelSession(ctx, params.id, body.reason),
  move: (ctx, { params, body }) => moveSession(ctx, params.id, body),
  roster: (ctx, { params }) => showRoster(ctx, params.id),
  attendance: (ctx, { params, body }) => markAttendance(ctx, params.id, body.marks),
  scan: (ctx, { params }) => findByCode(ctx, params.code),
  note: (ctx, { params, body }) => noteParticipant(ctx, params.id, body.note),
  message: (ctx, { params, body }) => writeToParticipants(ctx, params.id, body),
  certify: async (ctx, { params, body }) => {
    const issued = await issueCertificates(ctx, params.id, body.enrolment_ids)
    return { numbers: issued.map(({ number }) => number) }
  },
  revoke: (ctx, { params, body }) => revokeCertificate(ctx, params.number, body.reason),
  nameEvent: (ctx, { params, body }) => nameEvent(ctx, params.id, body.event_id),
})

/** The same for the bookings of one order: a guest has no other place to see them. */
const orderClassRoutes = (link: Link) =>
  bind(orderClasses, {
    list: async (ctx, asked) => listBookings(ctx, await whoseOf(ctx, asked)),
    rename: async (ctx, asked) =>
      renameParticipant(ctx, await whoseOf(ctx, asked), { id: asked.params.id, ...asked.body }),
    transfer: async (ctx, asked) =>
      transferBooking(ctx, await whoseOf(ctx, asked), { line_id: asked.params.line_id, ...asked.body }),
    answerMove: async (ctx, asked) =>
      answerMove(ctx, await whoseOf(ctx, asked), { line_id: asked.params.line_id, ...asked.body }),
    calendarFile: async (ctx, asked) =>
      openBookingFile(ctx, link, { whose: await whoseOf(ctx, asked), line_id: asked.params.line_id }),
    material: async (ctx, asked) => openMaterial(ctx, await whoseOf(ctx, asked), asked.params.id),
    certificate: async (ctx, asked) =>
      openCertificate(ctx, link, { whose: await whoseOf(ctx, asked), number: asked.params.number }),
  })

type OfOrder = { params: { order_id: number }; query: { view_key?: string | undefined } }
const whoseOf = (ctx: Context, { params, query }: OfOrder) => ofOrder(ctx, params.order_id, query.view_key)

/** `link` makes a whole address of a path: calendars and certificates are read far from this server. */
export const createTssaRoutes = (link: Link) => [
  ...bind(tssa, {
    upcoming: (ctx, { query }) => listUpcoming(ctx, query),
    courses: (ctx) => listCourses(ctx),
    course: (ctx, { params }) => findCourse(ctx, params.product_id),
    month: (ctx, { params }) => listMonth(ctx, params.month),
    studios: (ctx) => listStudios(ctx),
    works: (ctx) => listWorks(ctx),
    required: (ctx, { params }) => listRequired(ctx, [params.product_id]),
    holders: (ctx) => listForHolders(ctx),
  }),
  ...bind(myClasses, {
    list: (ctx) => listBookings(ctx, ofMember(ctx)),
    rename: (ctx, { params, body }) => renameParticipant(ctx, ofMember(ctx), { ...params, ...body }),
    transfer: (ctx, { params, body }) => transferBooking(ctx, ofMember(ctx), { ...params, ...body }),
    kitAddress: (ctx, { params, body }) => changeKitAddress(ctx, params.line_id, body),
    answerMove: (ctx, { params, body }) => answerMove(ctx, ofMember(ctx), { ...params, ...body }),
    calendarFile: (ctx, { params }) => openBookingFile(ctx, link, { whose: ofMember(ctx), ...params }),
    calendarAddress: (ctx, { body }) => calendarAddress(ctx, link, body),
    material: (ctx, { params }) => openMaterial(ctx, ofMember(ctx), params.id),
    waits: (ctx) => listWaits(ctx),
    wait: (ctx, { body }) => joinWaitingList(ctx, body.session_id),
    leaveWait: (ctx, { params }) => leaveWaitingList(ctx, params.id),
    certificate: (ctx, { params }) => openCertificate(ctx, link, { whose: ofMember(ctx), ...params }),
    allowName: (ctx, { params, body }) => allowName(ctx, params.number, body.show_name),
  }),
  ...orderClassRoutes(link),
  ...bind(classCalendar, {
    subscription: (ctx, { params }) => openSubscription(ctx, link, params.file.replace(/\.ics$/, '')),
  }),
  ...bind(certificate, {
    verify: (ctx, { params }) => verifyCertificate(ctx, params.number),
  }),
  ...staffClassRoutes,
  ...bind(staffPlaces, {
    list: (ctx) => listPlaces(ctx),
    addStudio: (ctx, { body }) => saveStudio(ctx, { id: null }, body),
    changeStudio: (ctx, { params, query, body }) => saveStudio(ctx, { ...params, ...query }, body),
    addTeacher: (ctx, { body }) => saveTeacher(ctx, { id: null }, body),
    changeTeacher: (ctx, { params, query, body }) => saveTeacher(ctx, { ...params, ...query }, body),
  }),
  ...bind(staffCourses, {
    list: (ctx) => listStaffCourses(ctx),
    show: (ctx, { params }) => showStaffCourse(ctx, params.product_id),
    create: (ctx, { body: { product_id, ...form } }) => createCourse(ctx, product_id, form),
    change: (ctx, { params, body }) => changeCourse(ctx, params.product_id, body),
    addMaterial,
    removeMaterial: (ctx, { params }) => removeMaterial(ctx, params.id),
    meetings: (ctx, { query }) => listWeek(ctx, query.week),
    sendKit: (ctx, { params, body }) => sendKit(ctx, params.line_id, body),
    certificates: (ctx, { query }) => listCertificates(ctx, query),
    ready: (ctx) => listReady(ctx),
    works: (ctx, { body }) => saveWorks(ctx, body.works),
  }),
]
