import { test } from '@playwright/test'

/** Not the run that has another font and asks only what that changes. */
export const isUsualFont = () => test.info().project.name === 'narrow fonts'
