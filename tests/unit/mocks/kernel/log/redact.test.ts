import { expect, it } from 'vitest'
import { redactBody, redactHeader, redactTarget } from '../../../../../mocks/kernel/log/redact.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

it.each([
  [json, '{"username":"1","password":"a \\"b\\" c","x":1}', '{"username":"1","password":"[redacted]","x":1}'],
  [json, '{ "otp_info" : 123456 }', '{ "otp_info" : "[redacted]" }'],
  [json, '{"data":{"tokens":[{"access_token":"abc","token_type":"bearer"}]}}', '{"data":{"tokens":"[redacted]"}}'],
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
  [json, '{"revealUrl":"/x/abc","requestId":"1"}', '{"revealUrl":"[redacted]","requestId":"1"}'],
  ['', '', ''],
  [
    json,
    '{"data":[{"access_token":"abc","token_type":"bearer"}]}',
    '{"data":[{"access_token":"[redacted]","token_type":"bearer"}]}',
  ],
  [
    json,
    '{"passwords":["a]","b"],"x":{"secret":{"of":{"a":"}"}}}}',
    '{"passwords":"[redacted]","x":{"secret":"[redacted]"}}',
  ],
  [json, '{"private_key":["a","b', '{"private_key":"[redacted]"'],
  [
    json,
    '{"redirect":"https:\\/\\/a.example\\/?state=1&code=abc","note":"a=b"}',
    '{"redirect":"https://a.example/?state=1&code=[redacted]","note":"a=b"}',
  ],
  [json, '{"form":"username=1\\u0026password=a b"}', '{"form":"username=1&password=[redacted]"}'],
  [json, '{"body":"{\\"password\\":\\"abc\\"}"}', '{"body":"{\\"password\\":\\"[redacted]\\"}"}'],
  [json, '{"redirect":"https://a.example/?code=ab', '{"redirect":"https://a.example/?code=[redacted]"'],
  [json, "{'password':'abc', 'x': 'y'}", `{'password':"[redacted]", 'x': 'y'}`],
  [json, '{password: my own, x: 1}', '{password: "[redacted]", x: 1}'],
  [json, '{"password" "abc"}', '{"password" "[redacted]"}'],
  [json, '{"password"="abc"}', '{"password"="[redacted]"}'],
  [json, '"password":"abc"}', '"password":"[redacted]"}'],
  [json, 'x{"password":"abc"}', 'x{"password":"[redacted]"}'],
  [json, '{"password":"abc\\', '{"password":"[redacted]"'],
  [
    'text/html',
    '<meta http-equiv="refresh" content="0; url=https://a.example/?code=abc&amp;state=1"><a href="/cb?state=1&amp;code=abc">',
    '<meta http-equiv="refresh" content="0; url=https://a.example/?code=[redacted]&amp;state=1"><a href="/cb?state=1&amp;code=[redacted]">',
  ],
  [form, 'redirect=https://a.example/?code=abc&x=1', 'redirect=https://a.example/?code=[redacted]&x=1'],
  [form, 'password=a b&x=1', 'password=[redacted]&x=1'],
  [form, '{"a":1}&password=abc', '{"a":1}&password="[redacted]"'],
  [
    'text/xml',
    '<login><password>abc</password><x>1</x></login>',
    '<login><password>[redacted]</password><x>1</x></login>',
  ],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="password"\r\n\r\nabc\r\n--b--',
    '--b\r\nContent-Disposition: form-data; name="password"\r\n\r\n[redacted]\r\n--b--',
  ],
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
  ['/x?request=abc&requestId=1', '/x?request=[redacted]&requestId=1'],
  ['/x/a%20b/2?code=c', '/x/[redacted]/2?code=[redacted]', { key: 'a b', number: '2' }],
])('the target %s', (target, shown, params?: Record<string, string>) => {
  expect(redactTarget(target, params)).toBe(shown)
})
