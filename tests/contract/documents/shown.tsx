import { Theme } from '@radix-ui/themes/components/theme'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import {
  type AnyActorRef,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'
import { reportMachine } from '../../../src/machines/analytics/report.machine.ts'
import { announcementsMachine } from '../../../src/machines/announcements/announcements.machine.ts'
import { applicationsMachine } from '../../../src/machines/applications/applications.machine.ts'
import { copyMachine } from '../../../src/machines/applications/copy.machine.ts'
import { overviewMachine } from '../../../src/machines/dashboard/overview.machine.ts'
import { navigatorMachine } from '../../../src/machines/docs/navigator.machine.ts'
import { profileMachine } from '../../../src/machines/profile/profile.machine.ts'
import type {
  OfferedServices,
  Report,
  ReportApplication,
  ReportService,
  ServicesOfApplication,
} from '../../../src/rules/analytics/analytics.ts'
import type { ReportForm } from '../../../src/rules/analytics/reportForm.ts'
import { type Announcement, popUpsOf } from '../../../src/rules/announcements/announcements.ts'
import type { Application } from '../../../src/rules/applications/applications.ts'
import { apiProducts, baasProducts, productHref, servicesOf } from '../../../src/rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../../src/rules/catalogue/catalogueSchema.ts'
import type { CallCount, LastTicket } from '../../../src/rules/dashboard/dashboard.ts'
import type { DocsLocation } from '../../../src/rules/docs/docs.ts'
import { greetingName, type Profile } from '../../../src/rules/session/session.ts'
import type { Ticket, TicketRow } from '../../../src/rules/tickets/tickets.ts'
import ReportChart from '../../../src/ui/analytics/ReportChart.tsx'
import { ReportView } from '../../../src/ui/analytics/ReportView.tsx'
import { AnnouncementsView } from '../../../src/ui/announcements/AnnouncementsView.tsx'
import { announcementsAtom } from '../../../src/ui/announcements/announcementsActor.ts'
import { PopUp } from '../../../src/ui/announcements/PopUp.tsx'
import ApplicationCards from '../../../src/ui/applications/ApplicationCards.tsx'
import { DiscoverView } from '../../../src/ui/catalogue/DiscoverView.tsx'
import { catalogueAtom } from '../../../src/ui/catalogueState.ts'
import { DashboardHomeView } from '../../../src/ui/dashboard/DashboardHomeView.tsx'
import { DocsView } from '../../../src/ui/docs/DocsView.tsx'
import { HomeView } from '../../../src/ui/home/HomeView.tsx'
import { ProfileView } from '../../../src/ui/profile/ProfileView.tsx'
import { AccountArea } from '../../../src/ui/shell/account/AccountArea.tsx'
import { TicketFields } from '../../../src/ui/tickets/TicketFields.tsx'
import { TicketTable } from '../../../src/ui/tickets/TicketTable.tsx'

/** What the views make of an answer, as the page's first paint has it. */

const turn = () => new Promise((resolve) => setImmediate(resolve))
const draft = { save: () => {}, renew: () => {}, clear: () => {}, load: () => undefined }
const now = <Value, Input extends NonReducibleUnknown = void>(value: Value) =>
  fromPromise<Value, Input>(async () => value)
const noop = () => {}
const watchApplications = fromCallback<EventObject, void>(() => noop)

async function rendered(actor: AnyActorRef | null, element: () => ReactNode, store = createStore()): Promise<string> {
  await turn()
  await turn()
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <Provider store={store}>
        <Theme>{element()}</Theme>
      </Provider>
    </Router>,
  )
  actor?.stop()
  return html
}

async function showCatalogue(catalogue: Catalogue): Promise<string> {
  const store = createStore()
  store.set(catalogueAtom, { catalogue, failed: false })
  const places = (['api', 'baas'] as const).flatMap((section): DocsLocation[] => [
    { kind: 'group', section },
    ...(section === 'api' ? apiProducts : baasProducts)(catalogue.products).flatMap(
      ({ id, slug: product }): DocsLocation[] => [
        { kind: 'product', section, product, linked: true },
        ...servicesOf(catalogue, id).map(
          ({ slug: service }): DocsLocation => ({ kind: 'service', section, product, service }),
        ),
      ],
    ),
  ])
  const featured = apiProducts(catalogue.products).map((product) => ({ ...product, href: productHref(product) }))
  const docs = places.slice(0, 12).map((place) => {
    const actor = createActor(navigatorMachine, { input: { location: place } }).start()
    return rendered(
      actor,
      () => <DocsView credentials={null} rendered={null} actor={actor} onRetryCatalogue={noop} />,
      store,
    )
  })
  const others = rendered(
    null,
    () => [<DiscoverView key="discover" onRetry={noop} />, <HomeView key="home" featured={featured} />],
    store,
  )
  return (await Promise.all([...docs, others])).join('')
}

async function showAnnouncements(announcements: Announcement[]): Promise<string> {
  const actors = {
    loadDismissed: now<readonly string[]>([]),
    loadAnnouncements: now<readonly Announcement[]>(announcements),
    watchDismissed: fromCallback<EventObject, void>(() => noop),
  }
  const actor = createActor(announcementsMachine.provide({ actors })).start()
  const store = createStore()
  store.set(announcementsAtom, actor)
  return rendered(
    actor,
    () => [
      <AnnouncementsView key="list" />,
      ...popUpsOf(announcements, []).map((each) => (
        <PopUp key={JSON.stringify(each)} announcement={each} onClose={noop} before={{ current: null }} />
      )),
    ],
    store,
  )
}

async function showReport(
  applications: ReportApplication[],
  services: ReportService[],
  report: Report,
): Promise<string> {
  const actors = {
    loadApplications: now<readonly ReportApplication[]>(applications),
    loadServices: now<OfferedServices, ServicesOfApplication>({
      services,
      suggestedApi: services[0]?.endpointAddress ?? '',
    }),
    generateReport: now<Report, ReportForm>(report),
    watchApplications,
  }
  const actor = createActor(reportMachine.provide({ actors }), { input: { applicationId: '' } }).start()
  await turn()
  actor.send({ type: 'application.choose', applicationId: applications[0]?.id ?? '' })
  actor.send({
    type: 'report.generate',
    form: { applicationId: applications[0]?.id ?? '', endpointAddress: '/a', dateRangeId: '0' },
  })
  return rendered(actor, () => [
    <ReportView key="report" actor={actor} />,
    <ReportChart key="chart" points={report.points} label={String} name="calls" />,
  ])
}

async function showOverview(applications: ReportApplication[], tickets: TicketRow[]): Promise<string> {
  const actors = {
    loadApplications: now<readonly ReportApplication[]>(applications),
    countCalls: now<CallCount | null, { applications: readonly ReportApplication[] }>({ calls: 0, omitted: 0 }),
    loadLastTicket: now<LastTicket | null>(tickets[0] ?? null),
    watchApplications,
  }
  const actor = createActor(overviewMachine.provide({ actors })).start()
  return rendered(actor, () => <DashboardHomeView actor={actor} firstCall="/docs" />)
}

async function showApplications(applications: Application[]): Promise<string> {
  const actors = { loadApplications: now<readonly Application[]>(applications), watchApplications }
  const actor = createActor(applicationsMachine.provide({ actors })).start()
  const copying = createActor(copyMachine).start()
  return rendered(actor, () => <ApplicationCards actor={actor} copying={copying} />)
}

const showTickets = (tickets: TicketRow[]): Promise<string> =>
  rendered(null, () => <TicketTable tickets={tickets} open={noop} />)

async function showProfile(profile: Profile): Promise<string> {
  const watchProfile = fromCallback<EventObject, void>(({ sendBack }) => sendBack({ type: 'profile.loaded', profile }))
  const actor = createActor(profileMachine.provide({ actors: { watchProfile } })).start()
  const name = greetingName('ada@example.com', profile)
  return rendered(actor, () => [
    <AccountArea key="header" session={{ status: 'signedIn', name }} onSignOut={noop} />,
    <ProfileView key="profile" actor={actor} draft={draft} />,
  ])
}

/** By operation; calls of which only the success is read show nothing of their answer. */
export const shown: Readonly<Record<string, (value: never) => Promise<string>>> = {
  listProducts: showCatalogue,
  listGroups: showCatalogue,
  listServices: showCatalogue,
  listProductServices: (services: ReportService[]) =>
    showReport([{ id: '1', name: 'One', productList: ['1'] }], services, { points: [], omitted: 0 }),
  listAnnouncements: showAnnouncements,
  listApplications: (applications: ReportApplication[] | Application[]) =>
    applications.some((each) => 'icon' in each)
      ? showApplications(applications as Application[])
      : Promise.all([showReport(applications, [], { points: [], omitted: 0 }), showOverview(applications, [])]).then(
          String,
        ),
  generateReports: (report: Report) => showReport([{ id: '1', name: 'One', productList: [] }], [], report),
  listTickets: (tickets: TicketRow[]) => Promise.all([showTickets(tickets), showOverview([], tickets)]).then(String),
  getTicket: (ticket: Ticket) => rendered(null, () => <TicketFields ticket={ticket} withDescription />),
  getUser: showProfile,
}
