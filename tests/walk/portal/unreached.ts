const captcha =
  'Walks use the sandbox’s captcha, which loads no script and neither expires nor fails; tests/model/captcha takes it.'

/** Why no walk of the portal reaches a transition; `npm run walk` says which of these are stale. */
export const unreached: Readonly<Record<string, string>> = {
  'captcha · loading: loadWidget failed → unavailable': captcha,
  'captcha · loading: after captchaTimeout → unavailable': captcha,
  'captcha · ready: captcha.fail → unavailable': captcha,
  'captcha · solved: captcha.expire → expired': captcha,
  'captcha · solved: captcha.fail → unavailable': captcha,
  'captcha · expired: captcha.solve [isResponse] → solved': captcha,
  'captcha · expired: captcha.reset → ready': captcha,
  'captcha · expired: captcha.fail → unavailable': captcha,
  'captcha · unavailable: captcha.retry → loading': captcha,
}
