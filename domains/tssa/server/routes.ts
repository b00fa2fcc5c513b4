import { bind } from '@sillage/server-kit/bind.ts'
import { listRequired } from '../../course/server/required-classes.ts'
import { tssa } from '../contract.ts'
import { certificate, classCalendar, myClasses } from '../my-contract.ts'
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
import { answerMove, listMyClasses, renameParticipant } from './my-classes.ts'
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
    list: (ctx) => listMyClasses(ctx),
    rename: (ctx, { params, body }) => renameParticipant(ctx, params.id, body.name),
    transfer: (ctx, { params, body }) => transferBooking(ctx, params.line_id, body.session_id),
    kitAddress: (ctx, { params, body }) => changeKitAddress(ctx, params.line_id, body),
    answerMove: (ctx, { params, body }) => answerMove(ctx, params.line_id, body.answer),
    calendarFile: (ctx, { params }) => openBookingFile(ctx, link, params.line_id),
    calendarAddress: (ctx, { body }) => calendarAddress(ctx, link, body),
    material: (ctx, { params }) => openMaterial(ctx, params.id),
    waits: (ctx) => listWaits(ctx),
    wait: (ctx, { body }) => joinWaitingList(ctx, body.session_id),
    leaveWait: (ctx, { params }) => leaveWaitingList(ctx, params.id),
    certificate: (ctx, { params }) => openCertificate(ctx, link, params.number),
    allowName: (ctx, { params, body }) => allowName(ctx, params.number, body.show_name),
  }),
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
