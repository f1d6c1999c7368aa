<?php

declare(strict_types=1);

namespace App\OpenApi;

use OpenApi\Attributes as OA;

/** What the API document says once for all calls. */
#[OA\Info(
    version: '1',
    title: 'Paddock intake',
    description: <<<'TEXT'
        What other systems tell Paddock: new clients, bank lines, messages, requests. Bodies are JSON objects in UTF-8,
        money is whole cents, times are ISO 8601 with their offset. Everything stands in the body: an address with a query
        string is refused.

        **Tokens.** A developer issues one under *Developer → API tokens*, with only the scopes that it needs.

        **Repeating a call is safe.** Every call carries an `Idempotency-Key`. The same key with the same body does the
        work once and gets the first answer again, marked `Idempotency-Replayed: true`. A call that was refused or failed
        did nothing, and leaves its key free.

        **Failures** are problem details ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)): go by `type` and `status`,
        show `detail` to people.
        TEXT,
)]
#[OA\Server(url: '/api/v1')]
#[OA\SecurityScheme(securityScheme: 'token', type: 'http', scheme: 'bearer', description: 'A token of the intake, shown once when it was issued.')]
#[OA\SecurityScheme(
    securityScheme: 'signature',
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description: <<<'TEXT'
        For a system that signs its calls, after [Standard Webhooks](https://www.standardwebhooks.com): `v1,` and the
        base64 of the HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`, with the secret of its source (the
        base64 behind `whsec_`). Several signatures are separated by a space, while a secret is being replaced.
        TEXT,
)]
#[OA\Parameter(
    parameter: 'source',
    name: 'source',
    in: 'path',
    required: true,
    description: 'Short name of the webhook source.',
    schema: new OA\Schema(type: 'string', pattern: '^[a-z0-9-]{1,64}$'),
    example: 'sms-gateway',
)]
#[OA\Parameter(
    parameter: 'webhook-id',
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'New for every delivery, the same when a delivery is tried again.',
    schema: new OA\Schema(type: 'string', minLength: 1, maxLength: 128, pattern: '^[\x21-\x7E]+$'),
    example: 'msg_2f1c7a90',
)]
#[OA\Parameter(
    parameter: 'webhook-timestamp',
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'Unix seconds of this attempt; no more than five minutes from our clock.',
    schema: new OA\Schema(type: 'string', pattern: '^[1-9][0-9]{0,11}$'),
    example: '1795143900',
)]
#[OA\Parameter(
    parameter: 'Idempotency-Key',
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'New for every new call, the same when a call is repeated; kept for 24 hours.',
    schema: new OA\Schema(type: 'string', minLength: 1, maxLength: 128, pattern: '^[\x21-\x7E]+$'),
    example: '0b4f2a52-5d0e-4c1f-9b53-6d1f0a2f7c11',
)]
#[OA\Components(headers: [
    new OA\Header(header: 'Idempotency-Replayed', description: 'Sent when this is the answer of an earlier call under the same key.', schema: new OA\Schema(type: 'string', enum: ['true'])),
    new OA\Header(header: 'RateLimit-Limit', required: true, description: 'Calls a minute that this caller may make. Also sent as X-RateLimit-Limit.', schema: new OA\Schema(type: 'integer', minimum: 1)),
    new OA\Header(header: 'RateLimit-Remaining', required: true, description: 'Calls left in this window. Also sent as X-RateLimit-Remaining.', schema: new OA\Schema(type: 'integer', minimum: 0)),
    new OA\Header(header: 'RateLimit-Reset', required: true, description: 'Seconds until the window ends.', schema: new OA\Schema(type: 'integer', minimum: 0)),
    new OA\Header(header: 'Retry-After', required: true, description: 'Seconds to wait before the next try.', schema: new OA\Schema(type: 'integer', minimum: 0)),
    new OA\Header(header: 'WWW-Authenticate', required: true, description: 'How to make this call: with a bearer token, or signed.', schema: new OA\Schema(type: 'string', enum: ['Bearer', 'Webhook-Signature'])),
])]
#[OA\Schema(
    schema: 'Problem',
    description: 'Problem details (RFC 9457).',
    type: 'object',
    required: ['type', 'title', 'status'],
    properties: [
        new OA\Property(property: 'type', description: 'For programs: `about:blank`, or `urn:paddock:problem:` and a name.', type: 'string', pattern: '^(about:blank|urn:paddock:problem:[a-z-]+)$'),
        new OA\Property(property: 'title', description: 'The status in words.', type: 'string'),
        new OA\Property(property: 'status', description: 'The HTTP status.', type: 'integer', minimum: 400, maximum: 599),
        new OA\Property(property: 'detail', description: 'For people: what happened, and what to do.', type: 'string'),
        new OA\Property(
            property: 'errors',
            description: 'With the type `validation`: what is wrong, by field.',
            type: 'object',
            additionalProperties: new OA\AdditionalProperties(type: 'array', items: new OA\Items(type: 'string'), minItems: 1),
        ),
    ],
    additionalProperties: false,
)]
#[Refusal(400, 'The call cannot be read.', [
    'not-json' => 'The body is not a JSON object.',
    'json-too-deep' => 'The body is nested too deeply.',
    'query-not-allowed' => 'Send everything in the body. A call of the intake takes nothing behind a question mark.',
    'idempotency-key-missing' => 'Send an Idempotency-Key header: up to 128 visible ASCII characters, new for every new call.',
], 'BadRequest')]
#[Refusal(401, 'No token, or one that has ended.', ['about:blank' => 'Send a valid token: Authorization: Bearer …'], 'Unauthorized', ['WWW-Authenticate'])]
#[Refusal(401, 'The signature does not hold.', [
    'webhook-signature' => 'There is no such source, or its signature is missing or wrong.',
    'webhook-timestamp' => "The webhook-timestamp is too far from our clock. Sign every attempt anew, with that moment's time.",
], 'NotSigned', ['WWW-Authenticate'])]
#[Refusal(403, 'The caller lacks the scope.', ['scope-missing' => 'This call needs the scope clients:create.'], 'Forbidden')]
#[Refusal(404, 'There is nothing under this path.', ['about:blank' => 'There is no such call.'], 'NotFound')]
#[Refusal(409, 'The first call with this key is still being worked on.', ['idempotency-key-in-use' => 'The first call with this id is still being worked on. Try again shortly.'], 'KeyInUse', ['Retry-After'])]
#[Refusal(409, 'Received before, or the first call with this webhook-id is still being worked on.', [
    'webhook-replayed' => 'This very call was received before. Sign a new attempt with its own time.',
    'idempotency-key-in-use' => 'The first call with this id is still being worked on. Try again shortly.',
], 'Replayed')]
#[Refusal(413, 'The body is too large.', ['body-too-large' => 'The body may have 65536 bytes.'], 'BodyTooLarge')]
#[Refusal(415, 'The body is of another media type.', ['not-json' => 'Send Content-Type: application/json.'], 'NotJson')]
#[Refusal(415, 'The body is of another media type.', [
    'not-json' => 'Send Content-Type: application/json.',
    'form-not-signable' => 'A signed call is JSON. Send the file in it as base64 text.',
], 'NotSignable')]
#[Refusal(422, 'The body is wrong, or the key belongs to another body.', [
    'validation' => 'Some fields are missing or wrong.',
    'idempotency-key-reused' => 'This id was used for another body. Use a new one for a new call.',
], 'Invalid', errors: ['a_field' => ['The a field field is required.']])]
#[Refusal(429, 'Too many calls with this token.', ['about:blank' => 'Too many calls. Wait as long as Retry-After says.'], 'TooManyCalls', ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])]
#[Refusal(500, 'Something broke. Nothing was changed; the call may be repeated.', ['about:blank' => null], 'Failed')]
#[Refusal(503, 'It cannot be kept just now. Nothing was changed; the call may be repeated.', [
    'busy' => 'The database is busy. Nothing was changed; try again.',
    'storage-full' => 'There is no room to keep this. Nothing was changed; try again later.',
], 'Busy', ['Retry-After'])]
final class IntakeApi {}
