<?php

declare(strict_types=1);

namespace App\OpenApi;

use Attribute;
use OpenApi\Attributes\Examples;
use OpenApi\Attributes\Header;
use OpenApi\Attributes\MediaType;
use OpenApi\Attributes\Response;
use OpenApi\Attributes\Schema;
use Symfony\Component\HttpFoundation\Response as HttpResponse;

/** A failure of the HTTP API: RFC 9457 problem details, with an example of each type that it can have. */
#[Attribute(Attribute::TARGET_CLASS | Attribute::IS_REPEATABLE)]
final class Refusal extends Response
{
    public static $_blacklist = ['_context', '_unmerged', '_analysis', 'attachables', 'status', 'problems'];

    /**
     * @param  string|null  $name  as a component; a call's own refusals go by their status
     * @param  array<string, string|null>  $problems  type => detail; the type about:blank is one that its status explains
     * @param  list<string>  $headers  that come with it
     * @param  array<string, list<string>>|null  $errors  by field, for the example of a validation failure
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
