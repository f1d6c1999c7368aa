<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

/** Adds the signed variant of every intake call, under /webhooks/{source} and with other headers. */
final readonly class SignedCalls
{
    private const PREFIX = '/webhooks/{source}';

    /** Parameters that replace the Idempotency-Key; the webhook-id is the key. */
    private const PARAMETERS = ['source', 'webhook-id', 'webhook-timestamp'];

    /**
     * @param  array<string, mixed>  $document
     * @return array<string, mixed>
     */
    public static function added(array $document): array
    {
        $components = $document['components']['responses'];
        foreach ($document['paths'] as $path => $operations) {
            $document['paths'][self::PREFIX.$path] = array_map(static fn (array $call): array => self::signed($call, $components), $operations);
        }

        return $document;
    }

    /**
     * @param  array<string, mixed>  $call
     * @param  array<string, mixed>  $components  shared responses
     * @return array<string, mixed>
     */
    private static function signed(array $call, array $components): array
    {
        $own = array_values(
            array_filter(
                $call['parameters'],
                static fn (array $parameter): bool => ($parameter['$ref'] ?? '') !== '#/components/parameters/Idempotency-Key',
            ),
        );
        $call['tags'] = ['Signed calls'];
        $call['summary'] .= ' (signed)';
        $call['operationId'] .= 'Signed';
        $call['parameters'] = [...array_map(static fn (string $name): array => ['$ref' => "#/components/parameters/{$name}"], self::PARAMETERS), ...$own];
        $call['security'] = [['signature' => $call['security'][0]['token']]];
        $call['responses'] = self::responses($call['responses'], $components['Replayed']);
        // Forms can't be signed.
        unset($call['requestBody']['content']['multipart/form-data']);

        // A signature of version 1 doesn't cover the path, so path parameters are required in the body too.
        $inPath = array_column($own, 'name');
        if ($inPath !== []) {
            $body = &$call['requestBody']['content']['application/json'];
            $body['schema'] = ['allOf' => [$body['schema'], ['required' => $inPath]]];
        }

        return $call;
    }

    /**
     * @param  array<int, array<string, mixed>>  $responses
     * @param  array<string, mixed>  $replayed
     * @return array<int, array<string, mixed>>
     */
    private static function responses(array $responses, array $replayed): array
    {
        $responses[401] = ['$ref' => '#/components/responses/NotSigned'];
        $responses[415] = ['$ref' => '#/components/responses/NotSignable'];

        if (isset($responses[409]['$ref'])) {
            $responses[409] = ['$ref' => '#/components/responses/Replayed'];
        } else {
            $responses[409]['content']['application/problem+json']['examples'] += $replayed['content']['application/problem+json']['examples'];
        }

        return $responses;
    }
}
