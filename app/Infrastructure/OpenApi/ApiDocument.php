<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

use OpenApi\Annotations\OpenApi;
use OpenApi\Generator;
use Psr\Log\LoggerInterface;
use UnexpectedValueException;

/** Builds the OpenAPI 3.1 document from the attributes on API controllers and requests. */
final readonly class ApiDocument
{
    public const PATH = 'docs/openapi.json';

    private const SOURCES = ['Infrastructure/OpenApi', 'Http/Controllers/Api', 'Http/Requests/Api'];

    public function __construct(private LoggerInterface $log) {}

    /** @throws UnexpectedValueException when an attribute is invalid */
    public function render(): string
    {
        $document = SignedCalls::added($this->withExamples($this->read()));

        return json_encode($document, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR)."\n";
    }

    /** @return array<string, mixed> */
    private function read(): array
    {
        $openApi = (new Generator($this->log))
            ->setVersion(OpenApi::VERSION_3_1_0)
            ->generate(array_map(app_path(...), self::SOURCES));

        return json_decode($openApi?->toJson() ?? throw new UnexpectedValueException('No API calls found.'), true, flags: JSON_THROW_ON_ERROR);
    }

    /**
     * @param  array<string, mixed>  $document
     * @return array<string, mixed>
     */
    private function withExamples(array $document): array
    {
        $examples = new Examples($document['components']['schemas']);

        foreach ($document['paths'] as $path => $operations) {
            foreach ($operations as $method => $operation) {
                $document['paths'][$path][$method] = $this->completed($operation, $examples, strtoupper($method)." {$path}");
            }
        }

        return $document;
    }

    /**
     * @param  array<string, mixed>  $operation
     * @return array<string, mixed>
     */
    private function completed(array $operation, Examples $examples, string $where): array
    {
        foreach ($operation['requestBody']['content'] ?? [] as $type => $content) {
            $operation['requestBody']['content'][$type]['example'] = $examples->of($content['schema'], $where);
        }
        foreach ($operation['responses'] as $status => $response) {
            foreach ($response['content'] ?? [] as $type => $content) {
                if (! isset($content['examples'])) {
                    $operation['responses'][$status]['content'][$type]['example'] = $examples->of($content['schema'], "{$where} {$status}");
                }
            }
        }

        return $operation;
    }
}
