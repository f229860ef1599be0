import { expect, it } from 'vitest'
import { redactBody, redactHeader, redactTarget } from '../../../mocks/redact.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

it.each([
  [json, '{"username":"1","password":"a \\"b\\" c","x":1}', '{"username":"1","password":"[redacted]","x":1}'],
  [json, '{ "otp_info" : 123456 }', '{ "otp_info" : "[redacted]" }'],
  [
    json,
    '{"data":{"tokens":[{"access_token":"abc","token_type":"bearer"}]}}',
    '{"data":{"tokens":[{"access_token":"[redacted]","token_type":"bearer"}]}}',
  ],
  [json, '{"pass\\u0077ord":"abc"}', '{"pass\\u0077ord":"[redacted]"}'],
  [json, '{"newPassword":"cut of', '{"newPassword":"[redacted]"'],
  [
    json,
    '{"key":"abc","reasonCode":"01","institutionCode":"ELK001"}',
    '{"key":"[redacted]","reasonCode":"01","institutionCode":"ELK001"}',
  ],
  [
    json,
    '{"oauthClientSecret":"abc","recaptchaResponse":"x"}',
    '{"oauthClientSecret":"[redacted]","recaptchaResponse":"[redacted]"}',
  ],
  ['', '[{"password":"abc"}]', '[{"password":"[redacted]"}]'],
  [form, 'grant_type=password&username=1&password=a%20b', 'grant_type=password&username=1&password=[redacted]'],
  [
    form,
    'grant_type=authorization_code&code=abc&pass%77ord=x',
    'grant_type=authorization_code&code=[redacted]&pass%77ord=[redacted]',
  ],
  [form, 'refresh%ZZ_token=abc', 'refresh%ZZ_token=[redacted]'],
  ['text/html; charset=utf-8', '<input name="csrf" value="abc"> Hello', '<input name="csrf" value="[redacted]"> Hello'],
  ['', '', ''],
])('%s %s', (mediaType, text, shown) => {
  expect(redactBody(text, mediaType)).toBe(shown)
})

it.each([
  ['Authorization', 'Bearer abc', 'Bearer [redacted]'],
  ['authorization', 'abc', '[redacted]'],
  ['Proxy-Authorization', 'Basic abc', 'Basic [redacted]'],
  ['X-Api-Key', 'abc', '[redacted]'],
  ['X-Access-Token', 'abc', '[redacted]'],
  ['sign', 'abc', '[redacted]'],
  ['Set-Cookie', 'a=b', '[redacted]'],
  ['Location', 'https://a.example/callback?code=abc&state=1', 'https://a.example/callback?code=[redacted]&state=1'],
  ['Content-Type', json, json],
])('the header %s: %s', (name, value, shown) => {
  expect(redactHeader(name, value)).toBe(shown)
})

it.each([
  ['/api/accounts/v1/accounts?page=2&sort=name,asc', '/api/accounts/v1/accounts?page=2&sort=name,asc'],
  ['/x?token=abc', '/x?token=[redacted]'],
])('the target %s', (target, shown) => {
  expect(redactTarget(target)).toBe(shown)
})
