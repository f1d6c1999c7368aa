<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

use Attribute;
use OpenApi\Attributes\Examples;
use OpenApi\Attributes\Header;
use OpenApi\Attributes\MediaType;
use OpenApi\Attributes\Response;
use OpenApi\Attributes\Schema;
use Symfony\Component\HttpFoundation\Response as HttpResponse;

/** An error of the HTTP API as RFC 9457 problem details, with an example of each type. */
#[Attribute(Attribute::TARGET_CLASS | Attribute::IS_REPEATABLE)]
final class Refusal extends Response
{
    public static $_blacklist = ['_context', '_unmerged', '_analysis', 'attachables', 'status', 'problems'];

    /**
     * @param  string|null  $name  of the component; null for errors of a single call
     * @param  array<string, string|null>  $problems  detail by type; about:blank has no type of its own
     * @param  list<string>  $headers  of the response
     * @param  array<string, list<string>>|null  $errors  by field, for the example of a validation error
     */
    public function __construct(
        public readonly int $status,
        string $description,
        public readonly array $problems,
        ?string $name = null,
        array $headers = [],
        ?array $errors = null,
    ) {
        parent::__construct(
            response: $name ?? $status,
            description: $description,
            headers: array_map(static fn (string $header): Header => new Header(ref: "#/components/headers/{$header}", header: $header), $headers),
            content: new MediaType(
                mediaType: 'application/problem+json',
                schema: new Schema(ref: '#/components/schemas/Problem'),
                examples: $this->examples($errors),
            ),
        );
    }

    /**
     * @param  array<string, list<string>>|null  $errors
     * @return array<string, Examples>
     */
    private function examples(?array $errors): array
    {
        $examples = [];
        foreach ($this->problems as $type => $detail) {
            $isBlank = $type === 'about:blank';
            $title = HttpResponse::$statusTexts[$this->status];
            $name = $isBlank ? strtolower(str_replace(' ', '-', $title)) : $type;
            $examples[$name] = new Examples(
                example: $name,
                summary: $detail ?? $title,
                value: array_filter([
                    'type' => $isBlank ? $type : "urn:paddock:problem:{$type}",
                    'title' => $title,
                    'status' => $this->status,
                    'detail' => $detail,
                    'errors' => $type === 'validation' ? $errors : null,
                ], static fn (mixed $value): bool => $value !== null),
            );
        }

        return $examples;
    }
}
