const BODY =
    '{"provider_id":"gw-1","from":"+61491570156","body":"Please call me","received_at":"2026-11-20T14:05:00+11:00"}';

/**
 * A signed call for a shell with openssl and curl. The key is the base64 after `whsec_`, and the signed text is
 * docs/decisions/0014-signed-intake-webhooks.md.
 */
export function signedCall(address: string): string {
    const url = `${address}/sms/inbound`;

    return [
        "secret='whsec_…'",
        `body='${BODY}'`,
        'id="msg_$(openssl rand -hex 8)"',
        'time=$(date +%s)',
        'key=$(printf %s "$secret" | sed s/^whsec_// | openssl base64 -d -A | od -An -v -tx1 | tr -d \' \\n\')',
        `path='${new URL(url).pathname}'`,
        'signature="v2,$(printf \'%s\\n%s\\n%s\\n%s\\n%s\\n%s\' v2 "$id" "$time" POST "$path" "$body" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)"',
        `curl '${url}' \\`,
        "  -H 'Content-Type: application/json' \\",
        '  -H "webhook-id: $id" -H "webhook-timestamp: $time" -H "webhook-signature: $signature" \\',
        '  --data-raw "$body"',
    ].join('\n');
}
