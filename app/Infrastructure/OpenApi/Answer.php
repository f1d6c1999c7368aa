<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

use OpenApi\Attributes\Header;
use OpenApi\Attributes\JsonContent;
use OpenApi\Attributes\Response;

/** A successful answer of an intake call. */
final class Answer extends Response
{
    private const HEADERS = ['Idempotency-Replayed', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

    /** @param  string  $schema  name of an ObjectSchema */
    public function __construct(int $status, string $description, string $schema)
    {
        parent::__construct(
            response: $status,
            description: $description,
            headers: array_map(static fn (string $name): Header => new Header(ref: "#/components/headers/{$name}", header: $name), self::HEADERS),
            content: new JsonContent(ref: "#/components/schemas/{$schema}"),
        );
    }
}
