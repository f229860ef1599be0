import type { MDXComponents } from 'mdx/types'
import { Note, Security, Warning } from './Callout.tsx'
import { Changelog } from './Changelog.tsx'
import { Code } from './Code.tsx'
import { WithCollection, WithoutCollection } from './CollectionDownload.tsx'
import { ErrorList } from './errors/ErrorList.tsx'
import { Response, Responses } from './errors/Responses.tsx'
import { TokenErrorResponses } from './errors/TokenErrorResponses.tsx'
import {
  AuthenticationTypes,
  BaseAddresses,
  Grants,
  Limits,
  OtpByGrant,
  OwnScopes,
  Scopes,
  TestCustomers,
} from './facts/facts.tsx'
import { AboutSandbox, FaultKinds, OtpOutcomes, WorkbenchPanels } from './facts/sandboxFacts.tsx'
import { ReasonCodes, TransferStatuses, WebhookTypes } from './facts/transferFacts.tsx'
import { SectionHeading, SubsectionHeading } from './headings.tsx'
import { InSandbox } from './InSandbox.tsx'
import { PageLink } from './PageLink.tsx'
import { ImportPicture } from './pictures/ImportPicture.tsx'
import { Sequence } from './pictures/Sequence.tsx'
import { Samples } from './Samples.tsx'
import { ScrollTable } from './ScrollTable.tsx'
import { SignatureWorkbench } from './SignatureWorkbench.tsx'
import { Term } from './terms/Term.tsx'
import { Terminology } from './terms/Terminology.tsx'
import { WebhookEvents } from './WebhookEvents.tsx'

/** Everything that a page of `src/content/docs` may use without an import. */
export const mdxComponents = {
  a: PageLink,
  h2: SectionHeading,
  h3: SubsectionHeading,
  table: ScrollTable,
  AuthenticationTypes,
  BaseAddresses,
  Changelog,
  Code,
  ErrorList,
  Grants,
  ImportPicture,
  InSandbox,
  Limits,
  Note,
  OtpByGrant,
  OwnScopes,
  ReasonCodes,
  Response,
  Responses,
  Samples,
  Scopes,
  Security,
  Sequence,
  SignatureWorkbench,
  Term,
  Terminology,
  TestCustomers,
  TokenErrorResponses,
  TransferStatuses,
  Warning,
  WebhookEvents,
  WebhookTypes,
  WithCollection,
  WithoutCollection,
  AboutSandbox: __SANDBOX__ ? AboutSandbox : () => null,
  ...(__SANDBOX__ ? { FaultKinds, OtpOutcomes, WorkbenchPanels } : null),
} satisfies MDXComponents
