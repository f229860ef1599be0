import type { MDXComponents } from 'mdx/types'
import { AuthenticationTypes, Grants, Limits, OtpByGrant, Scopes, TestCustomers } from '../facts/facts.tsx'
import { SignatureWorkbench } from '../SignatureWorkbench.tsx'

export const components = {
  AuthenticationTypes,
  Grants,
  Limits,
  OtpByGrant,
  Scopes,
  SignatureWorkbench,
  TestCustomers,
} satisfies MDXComponents
