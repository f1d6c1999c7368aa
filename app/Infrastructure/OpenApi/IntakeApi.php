<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

use OpenApi\Attributes as OA;

/** The common parts of the API document. */
#[OA\Info(
    version: '1',
    title: 'Paddock intake',
    description: <<<'TEXT'
        Other systems send new clients, bank lines, messages and requests to Paddock. Bodies are JSON objects in UTF-8,
        amounts are whole cents, and times are ISO 8601 with an offset. All fields are in the body; query strings are refused.

        **Tokens.** A developer issues a token under *Developer → API tokens*, with only the scopes that it needs.

        **Repeating a call is safe.** Every call has an `Idempotency-Key`. A repeated key with the same body does the work
        once and gets the first answer again, with `Idempotency-Replayed: true`. A refused or failed call changes nothing,
        and its key can be used again.

        **Errors** are problem details ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)). Programs use `type` and `status`;
        `detail` is for people.
        TEXT,
)]
#[OA\Server(url: '/api/v1')]
#[OA\SecurityScheme(securityScheme: 'token', type: 'http', scheme: 'bearer', description: 'An API token, shown once when it is issued.')]
#[OA\SecurityScheme(
    securityScheme: 'signature',
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description: <<<'TEXT'
        `v2,` and the base64 of the HMAC-SHA256 over six parts joined by line feeds: `v2`, the webhook-id, the webhook-timestamp, `POST`,
        the path as sent (such as `/api/v1/webhooks/bank-feed/bank-lines`) and the body. The key is the secret of the source (the base64
        after `whsec_`). While a secret is being replaced, several signatures are separated by a space.

        A source that is limited to one call may also send plain [Standard Webhooks](https://www.standardwebhooks.com): `v1,` and the
        signature of `{webhook-id}.{webhook-timestamp}.{body}`.
        TEXT,
),
]
#[
    OA\Parameter(
        parameter: 'source',
        name: 'source',
        in: 'path',
        required: true,
        description: 'Short name of the webhook source.',
        schema: new OA\Schema(type: 'string', pattern: '^[a-z0-9-]{1,64}$'),
        example: 'sms-gateway',
    ),
]
#[
    OA\Parameter(
        parameter: 'webhook-id',
        name: 'webhook-id',
        in: 'header',
        required: true,
        description: 'New for every delivery, the same for retries.',
        schema: new OA\Schema(type: 'string', minLength: 1, maxLength: 128, pattern: '^[\x21-\x7E]+$'),
        example: 'msg_2f1c7a90',
    ),
]
#[
    OA\Parameter(
        parameter: 'webhook-timestamp',
        name: 'webhook-timestamp',
        in: 'header',
        required: true,
        description: 'Unix seconds of this attempt, at most five minutes from our clock.',
        schema: new OA\Schema(type: 'string', pattern: '^[1-9][0-9]{0,11}$'),
        example: '1795143900',
    ),
]
#[
    OA\Parameter(
        parameter: 'Idempotency-Key',
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description: 'New for every call, the same for retries; kept for 24 hours.',
        schema: new OA\Schema(type: 'string', minLength: 1, maxLength: 128, pattern: '^[\x21-\x7E]+$'),
        example: '0b4f2a52-5d0e-4c1f-9b53-6d1f0a2f7c11',
    ),
]
#[
    OA\Components(
        headers: [
            new OA\Header(
                header: 'Idempotency-Replayed',
                description: 'Present when this is the answer of an earlier call with the same key.',
                schema: new OA\Schema(type: 'string', enum: ['true']),
            ),
            new OA\Header(
                header: 'RateLimit-Limit',
                required: true,
                description: 'Allowed calls per minute. Also sent as X-RateLimit-Limit.',
                schema: new OA\Schema(type: 'integer', minimum: 1),
            ),
            new OA\Header(
                header: 'RateLimit-Remaining',
                required: true,
                description: 'Calls left in this window. Also sent as X-RateLimit-Remaining.',
                schema: new OA\Schema(type: 'integer', minimum: 0),
            ),
            new OA\Header(
                header: 'RateLimit-Reset',
                required: true,
                description: 'Seconds until the window ends.',
                schema: new OA\Schema(type: 'integer', minimum: 0),
            ),
            new OA\Header(
                header: 'Retry-After',
                required: true,
                description: 'Seconds to wait before a retry.',
                schema: new OA\Schema(type: 'integer', minimum: 0),
            ),
            new OA\Header(
                header: 'WWW-Authenticate',
                required: true,
                description: 'The required authentication: bearer token or signature.',
                schema: new OA\Schema(type: 'string', enum: ['Bearer', 'Webhook-Signature']),
            ),
        ],
    ),
]
#[
    OA\Schema(
        schema: 'Problem',
        description: 'Problem details (RFC 9457).',
        type: 'object',
        required: ['type', 'title', 'status'],
        properties: [
            new OA\Property(
                property: 'type',
                description: 'For programs: `about:blank`, or `urn:paddock:problem:` and a name.',
                type: 'string',
                pattern: '^(about:blank|urn:paddock:problem:[a-z-]+)$',
            ),
            new OA\Property(property: 'title', description: 'The status in words.', type: 'string'),
            new OA\Property(property: 'status', description: 'The HTTP status.', type: 'integer', minimum: 400, maximum: 599),
            new OA\Property(property: 'detail', description: 'For people: what happened and what to do.', type: 'string'),
            new OA\Property(
                property: 'errors',
                description: 'With the type `validation`: the errors, by field.',
                type: 'object',
                additionalProperties: new OA\AdditionalProperties(
                    type: 'array',
                    items: new OA\Items(type: 'string'),
                    minItems: 1,
                ),
            ),
        ],
        additionalProperties: false,
    ),
]
#[
    Refusal(
        400,
        'The call is malformed.',
        [
            'not-json' => 'The body is not a JSON object.',
            'json-too-deep' => 'The body is nested too deeply.',
            'query-not-allowed' => 'Send all fields in the body. Intake calls do not accept a query string.',
            'idempotency-key-missing' => 'Send an Idempotency-Key header of up to 128 visible ASCII characters, with a new value for every new call.',
        ],
        'BadRequest',
    ),
]
#[
    Refusal(
        401,
        'The token is missing, wrong or expired.',
        ['about:blank' => 'Send a valid token: Authorization: Bearer …'],
        'Unauthorized',
        ['WWW-Authenticate'],
    ),
]
#[
    Refusal(
        401,
        'The signature is missing or wrong.',
        [
            'webhook-signature' => 'The source does not exist, or the signature is missing or wrong.',
            'webhook-timestamp' => 'The webhook-timestamp is too old or in the future. Sign each attempt with the current time.',
        ],
        'NotSigned',
        ['WWW-Authenticate'],
    ),
]
#[Refusal(403, 'The caller lacks the scope.', ['scope-missing' => 'This call needs the scope clients:create.'], 'Forbidden')]
#[Refusal(404, 'Nothing exists at this path.', ['about:blank' => 'This endpoint does not exist.'], 'NotFound')]
#[
    Refusal(
        409,
        'The first call with this key is still in progress.',
        ['idempotency-key-in-use' => 'The first call with this key is still in progress. Try again shortly.'],
        'KeyInUse',
        ['Retry-After'],
    ),
]
#[
    Refusal(
        409,
        'Already received, or the first call with this webhook-id is still in progress.',
        [
            'webhook-replayed' => 'This call was already received. Sign each new attempt with a new timestamp.',
            'idempotency-key-in-use' => 'The first call with this key is still in progress. Try again shortly.',
        ],
        'Replayed',
    ),
]
#[Refusal(413, 'The body is too large.', ['body-too-large' => 'The body must not exceed 65536 bytes.'], 'BodyTooLarge')]
#[Refusal(415, 'The media type is not supported.', ['not-json' => 'Send Content-Type: application/json.'], 'NotJson')]
#[
    Refusal(
        415,
        'The media type is not supported.',
        [
            'not-json' => 'Send Content-Type: application/json.',
            'form-not-signable' => 'Signed calls must be JSON. Send the file as base64 text.',
        ],
        'NotSignable',
    ),
]
#[
    Refusal(
        422,
        'The body is invalid, or the key was used with another body.',
        [
            'validation' => 'Some fields are missing or invalid.',
            'idempotency-key-reused' => 'This key was used with a different body. Use a new key for a new call.',
        ],
        'Invalid',
        errors: ['a_field' => ['The a field field is required.']],
    ),
]
#[
    Refusal(
        429,
        'Too many calls with this token.',
        ['about:blank' => 'Too many calls. Wait for the time given in Retry-After.'],
        'TooManyCalls',
        ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
    ),
]
#[Refusal(500, 'An internal error. Nothing was changed. The call can be repeated.', ['about:blank' => null], 'Failed')]
#[Refusal(503, 'Temporarily unavailable. Nothing was changed. The call can be repeated.', [
    'busy' => 'The database is busy. Nothing was changed. Try again.',
    'storage-full' => 'The storage is full. Nothing was changed. Try again later.',
    'storage-read-only' => 'The database is read-only. Nothing was changed. Try again later.',
], 'Busy', ['Retry-After'])]
final class IntakeApi {}
