<?php

declare(strict_types=1);

namespace App\OpenApi;

/** Every call of the intake can also be made signed, under /webhooks/{source}: the same call with other headers. */
final readonly class SignedCalls
{
    private const PREFIX = '/webhooks/{source}';

    /** What the signed way has instead of the Idempotency-Key: its webhook-id is the key. */
    private const PARAMETERS = ['source', 'webhook-id', 'webhook-timestamp'];

    /**
     * @param  array<string, mixed>  $document
     * @return array<string, mixed>
     */
    public static function added(array $document): array
    {
        foreach ($document['paths'] as $path => $operations) {
            $document['paths'][self::PREFIX.$path] = array_map(self::signed(...), $operations);
        }

        return $document;
    }

    /**
     * @param  array<string, mixed>  $call
     * @return array<string, mixed>
     */
    private static function signed(array $call): array
    {
        $own = array_filter($call['parameters'], static fn (array $parameter): bool => ($parameter['$ref'] ?? '') !== self::parameter('Idempotency-Key')['$ref']);
        $call['tags'] = ['Signed calls'];
        $call['summary'] .= ' (signed)';
        $call['operationId'] .= 'Signed';
        $call['parameters'] = [...array_map(self::parameter(...), self::PARAMETERS), ...array_values($own)];
        $call['security'] = [['signature' => $call['security'][0]['token']]];
        $call['responses'][401] = ['$ref' => '#/components/responses/NotSigned'];
        // A form cannot be signed.
        unset($call['requestBody']['content']['multipart/form-data']);

        return $call;
    }

    /** @return array{'$ref': string} */
    private static function parameter(string $name): array
    {
        return ['$ref' => "#/components/parameters/{$name}"];
    }
}
