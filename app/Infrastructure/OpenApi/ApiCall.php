<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

use App\Infrastructure\Deliveries\IntakeScope;
use Attribute;
use OpenApi\Attributes\MediaType;
use OpenApi\Attributes\Parameter;
use OpenApi\Attributes\Post;
use OpenApi\Attributes\RequestBody;
use OpenApi\Attributes\Response;
use OpenApi\Attributes\Schema;

/**
 * Describes one intake POST on its controller's method. The token, Idempotency-Key, limits and common errors are added here.
 */
#[Attribute(Attribute::TARGET_METHOD)]
final class ApiCall extends Post
{
    /** Component of each common error, by status. */
    private const COMMON = [
        400 => 'BadRequest', 401 => 'Unauthorized', 403 => 'Forbidden', 409 => 'KeyInUse', 413 => 'BodyTooLarge',
        415 => 'NotJson', 422 => 'Invalid', 429 => 'TooManyCalls', 500 => 'Failed', 503 => 'Busy',
    ];

    private const KEY_IN_USE = ['idempotency-key-in-use' => 'The first call with this key is still in progress. Try again shortly.'];

    /**
     * @param  string  $path  below /api/v1
     * @param  string  $body  name of the ObjectSchema of the body
     * @param  list<Answer>  $answers
     * @param  array<int, array<string, string>>  $refusals  errors of this call only: status => type => detail
     * @param  list<Parameter>  $parameters  of the path
     */
    public function __construct(
        string $path,
        string $id,
        string $tag,
        string $summary,
        string $description,
        IntakeScope $scope,
        string $body,
        array $answers,
        array $refusals = [],
        array $parameters = [],
        ?string $form = null,
    ) {
        parent::__construct(
            path: $path,
            operationId: $id,
            summary: $summary,
            description: "{$description}\n\nThe caller needs the scope `{$scope->value}`.",
            tags: [$tag],
            security: [['token' => [$scope->value]]],
            parameters: [...$parameters, new Parameter(ref: '#/components/parameters/Idempotency-Key')],
            requestBody: new RequestBody(
                required: true,
                content: self::bodies(array_filter(['application/json' => $body, 'multipart/form-data' => $form])),
            ),
            responses: [...$answers, ...self::refusals($refusals)],
        );
    }

    /**
     * @param  array<string, string>  $schemas  by media type
     * @return list<MediaType>
     */
    private static function bodies(array $schemas): array
    {
        return array_map(
            static fn (string $type, string $schema): MediaType => new MediaType(mediaType: $type, schema: new Schema(ref: "#/components/schemas/{$schema}")),
            array_keys($schemas),
            $schemas,
        );
    }

    /**
     * @param  array<int, array<string, string>>  $own
     * @return list<Response>
     */
    private static function refusals(array $own): array
    {
        $responses = [];
        foreach (self::COMMON as $status => $component) {
            if (! isset($own[$status])) {
                $responses[$status] = new Response(ref: "#/components/responses/{$component}", response: $status);
            }
        }
        foreach ($own as $status => $problems) {
            $responses[$status] = new Refusal(
                $status,
                'Refused. The type gives the reason.',
                $status === 409 ? [...$problems, ...self::KEY_IN_USE] : $problems,
            );
        }

        ksort($responses);

        return array_values($responses);
    }
}
