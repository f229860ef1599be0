import type { MDXComponents } from 'mdx/types'
import { Note, Security, Warning } from './Callout.tsx'
import { Changelog } from './Changelog.tsx'
import { Code } from './Code.tsx'
import { WithCollection, WithoutCollection } from './CollectionDownload.tsx'
import { ErrorList } from './ErrorList.tsx'
import {
  AuthenticationTypes,
  BaseAddresses,
  Grants,
  Limits,
  OtpByGrant,
  OwnScopes,
  Scopes,
  TestCustomers,
} from './facts.tsx'
import { SectionHeading, SubsectionHeading } from './headings.tsx'
import { ImportPicture } from './ImportPicture.tsx'
import { InSandbox } from './InSandbox.tsx'
import { PageLink } from './PageLink.tsx'
import { Response, Responses } from './Responses.tsx'
import { Samples } from './Samples.tsx'
import { ScrollTable } from './ScrollTable.tsx'
import { Sequence } from './Sequence.tsx'
import { SignatureWorkbench } from './SignatureWorkbench.tsx'
import { AboutSandbox, FaultKinds, OtpOutcomes, WorkbenchPanels } from './sandboxFacts.tsx'
import { Term } from './Term.tsx'
import { Terminology } from './Terminology.tsx'
import { TokenErrorResponses } from './TokenErrorResponses.tsx'
import { ReasonCodes, TransferStatuses, WebhookTypes } from './transferFacts.tsx'
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
