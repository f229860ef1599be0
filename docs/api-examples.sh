#!/usr/bin/env bash
# Walks the bank of a running sandbox with curl and openssl: four grants, a transfer with a one-time password, signatures,
# the IP list and the rate limit. `docs/api-examples.sh [http://127.0.0.1:8787]` ends with 0 if the bank did all of it.
set -euo pipefail
bank=${1:-http://127.0.0.1:8787}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
json='Content-Type: application/json'
portal='"context": {"channel": "APIPORTAL", "language": "TR"}'
password=Sandbox-2026
context='"context": {"channel": "API", "language": "EN"}'

# field NAME: the first text or number of this name in the JSON on standard input
field() { grep -o "\"$1\":\(\"[^\"]*\"\|[0-9]*\)" | head -1 | sed -e 's/^[^:]*://' -e 's/^"//' -e 's/"$//'; }

# expect WHAT TEXT ANSWER: the answer has the text, or the walk ends here
expect() {
  if grep -qF -- "$2" <<<"$3"; then echo "ok    $1"; else
    printf 'FAIL  %s\n      expected %s\n      answered %s\n' "$1" "$2" "$3" >&2
    exit 1
  fi
}

# clock CHANGE: moves or stops the bank's clock, so that the walk need not wait nor hurry
clock() { curl -sS -X POST "$bank/sandbox/api/clock" -H "$json" -d "$1" >"$work/clock"; }
advance() { clock "{\"advance\": $1}"; }

# call METHOD PATH TOKEN [curl options]: an answer of the bank with its headers
call() { curl -sS -i -X "$1" "$bank$2" -H "Authorization: Bearer $3" "${@:4}"; }

# sign TEXT: SHA256withRSA with the application's private key, base64 (001 section 6)
sign() { printf '%s' "$1" | openssl dgst -sha256 -sign "$work/key.pem" | openssl base64 -A; }

# token CLIENT_ID:SECRET [curl options]: an answer of the token endpoint
token() { curl -sS -u "$1" "$bank/ocf-auth-server/auth/oauth/token" "${@:2}"; }

curl -sS -X POST "$bank/sandbox/api/reset" >"$work/reset"

echo "── An application with every product, a key pair of its own and an IP list"
openssl genrsa -out "$work/key.pem" 2048 2>"$work/openssl"
public=$(openssl rsa -in "$work/key.pem" -pubout 2>>"$work/openssl" | grep -v -- '-----' | tr -d '\n')
developer=$(curl -sS -u portal:portal-secret "$bank/oauth/token" -d scope=portal -d grant_type=password \
  -d username=deniz.aydin@example.com -d password=Deniz-Portico-26 -d recaptchaResponse=sandbox-captcha-walk | field access_token)
products=$(curl -sS "$bank/api-dashboard-service/dashboard/products" -H "$json" -d "{$portal}" |
  grep -oE '"id":"?[0-9]+"?,"name"' | grep -oE '[0-9]+' | sed 's/.*/"&"/' | paste -sd, -)

# application NAME IP_LIST: a new application as JSON
application() {
  curl -sS "$bank/api-dashboard-service/dashboard/saveapplication" -H "$json" -H "Authorization: Bearer $developer" -d "{$portal,
    \"name\": \"$1\", \"description\": \"Made by the walk\", \"publicKey\": \"$public\", \"clientType\": \"API\", \"icon\": \"\",
    \"oauthRedirectUri\": \"http://127.0.0.1:9/callback\", \"productList\": [$products], \"ipList\": [$2], \"otpNeeded\": true}"
}
made=$(application 'Walk' '"127.0.0.1"')
expect 'the application has a client id' '"oauthClientId":"' "$made"
client=$(field oauthClientId <<<"$made"):$(field oauthClientSecret <<<"$made")

echo "── Client credentials"
answer=$(token "$client" -d grant_type=client_credentials -d scope=public)
expect 'a token for public APIs, for 599 seconds' '"expires_in":599' "$answer"
public_token=$(field access_token <<<"$answer")
answer=$(call GET '/api/public/v1/deposits/rates?currency=TRY' "$public_token")
expect 'the deposit rates' '200 OK' "$answer"
expect 'a token of the bank alone reads no accounts' '403 Forbidden' "$(call GET /api/accounts/v1/accounts "$public_token")"

echo "── Password"
answer=$(token "$client" -d grant_type=password -d scope='accounts moneytransfers' -d username=1 -d password="$password")
expect 'a token for customer 1' '"refresh_token":"' "$answer"
customer_token=$(field access_token <<<"$answer")
answer=$(token "$client" -d grant_type=refresh_token -d refresh_token="$(field refresh_token <<<"$answer")")
expect 'the token is renewed' '"access_token":"' "$answer"
customer_token=$(field access_token <<<"$answer")
answer=$(call GET /api/accounts/v1/accounts "$customer_token")
expect 'the salary account of Elif' '"accountNumber":"1010000001"' "$answer"

echo "── A transfer with a signature and a one-time password"
transfer="{$context, \"senderAccountNumber\": \"1010000001\", \"receiverIban\": \"TR730888800000002020000001\",
  \"receiverName\": \"Burak Aydın\", \"amount\": {\"amount\": \"85.00\", \"currency\": \"TRY\"}, \"reasonCode\": \"01\"}"
answer=$(call POST /api/moneytransfers/v1/fast "$customer_token" -H "$json" -H "sign: $(sign "$transfer")" -d "$transfer")
expect 'a signature without the token is refused' '"detailCode":"200120"' "$answer"
expect 'and the reason says what to fix' 'put the token in front of it' "$answer"
answer=$(call POST /api/moneytransfers/v1/fast "$customer_token" -H "$json" -H "sign: $(sign "$customer_token$transfer")" -d "$transfer")
expect 'the bank asks for the code of an SMS' '"authenticationType":1' "$answer"
advance 1000
expect 'the SMS is on the phone' '"text":"' "$(curl -sS "$bank/sandbox/api/sms")"
completion="{$context, \"transaction_id\": \"$(field transactionId <<<"$answer")\", \"authenticationType\": 1, \"otp_info\": \"123456\"}"
complete() { call POST /api/otp/v1/execute "$customer_token" -H "$json" -H "sign: $(sign "$customer_token$completion")" -d "$completion"; }
answer=$(complete)
expect 'the transfer is ordered' '"responseTypeDesc":"' "$answer"
reference=$(field referenceNumber <<<"$answer")
day=$(field transactionDate <<<"$answer")
expect 'the code works once' '"detailCode":"200133"' "$(complete)"
inquiry="{$context, \"isInternalTransfer\": false, \"referenceNumber\": \"$reference\", \"transactionDate\": \"$day\"}"
answer=$(call POST /api/moneytransfers/v1/status "$customer_token" -H "$json" -d "$inquiry")
expect 'its status' 'REALIZED' "$answer"

echo "── A signed answer"
advance 1000
answer=$(call GET '/api/public/v1/deposits/rates?currency=TRY' "$public_token" -H 'isResponseSigned: true')
data=$(tail -1 <<<"$answer" | sed -E 's/^\{"header":\{[^}]*\},"data":(.*)\}$/\1/')
field signedResponse <<<"$answer" | openssl base64 -d -A >"$work/signature"
curl -sS "$bank/ocf-auth-server/auth/response-key.pem" >"$work/bank.pem"
expect 'the bank signed its answer' 'Verified OK' \
  "$(printf %s "$data" | openssl dgst -sha256 -verify "$work/bank.pem" -signature "$work/signature")"

echo "── Authorization code"
# page [curl options]: a page of the bank; its form is kept in \$action and \$request
page() {
  answer=$(curl -sS -i "$@")
  action=$(grep -o '<form method="post" action="[^"]*"' <<<"$answer" | head -1 | cut -d'"' -f4 || true)
  request=$(grep -o 'name="request" value="[^"]*"' <<<"$answer" | head -1 | cut -d'"' -f4 || true)
}
callback=http://127.0.0.1:9/callback
page -G "$bank/ocf-auth-server/auth/oauth/authorize" -d response_type=code -d client_id="${client%%:*}" -d scope=accounts \
  -d state=walk --data-urlencode redirect_uri=$callback
expect 'the bank asks who signs in' '<h1>Sign in</h1>' "$answer"
page -L "$bank$action" --data-urlencode request="$request" -d testCustomer=4
expect 'and what to share' 'Accounts to share' "$answer"
page "$bank$action" --data-urlencode request="$request" -d account=1010000041 -d decision=allow
expect 'the browser goes back to the application' "Location: $callback?code=" "$(tr -d '\r' <<<"$answer" | sed 's/^location:/Location:/I')"
code=$(sed -n 's/.*[?&]code=\([^&\r]*\).*/\1/p' <<<"$answer" | head -1)
exchange() { token "$client" -d grant_type=authorization_code -d code="$code" --data-urlencode redirect_uri=$callback; }
answer=$(exchange)
expect 'the code gives a token' '"access_token":"' "$answer"
answer=$(call GET /api/accounts/v1/accounts "$(field access_token <<<"$answer")")
expect 'for the account that was shared' '"accountNumber":"1010000041"' "$answer"
expect 'and no other' '1' "$(grep -o '"accountNumber"' <<<"$answer" | grep -c .)"
expect 'the code works once' '"error":"invalid_grant"' "$(exchange)"

echo "── Authorization ID"
advance 1000
request='grant_type=authorization_id&scope=baas_accounts&authorization_id=78b49f2ed5f31cec614c2f22f8044ee3'
answer=$(token "$client" -H "sign: $(sign "$request")" -d "$request")
expect 'a token for customer 4000000001, for 356 seconds' '"expires_in":356' "$answer"
baas_token=$(field access_token <<<"$answer")
answer=$(call GET /api/baas/v1/accounts/4010000001 "$baas_token")
expect 'the account of Deniz' '"accountNumber":"4010000001"' "$answer"

echo "── Limits"
answer=$(call GET /api/accounts/v1/accounts "$customer_token" -H 'x-sandbox-ip: 203.0.113.9')
expect 'another address is refused' 'Invalid IP' "$answer"
advance 1000
clock '{"stop": true}'
for _ in 1 2 3 4 5 6; do answer=$(call GET /api/accounts/v1/accounts "$customer_token"); done
expect 'the sixth call in a second is refused' 'Too many requests' "$answer"
expect 'and says when to come back' 'Retry-After: 1' "$(sed 's/^retry-after:/Retry-After:/I' <<<"$answer")"
clock '{"stop": false}'
echo "The bank did all of it."
