<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

use Illuminate\Support\Arr;
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
     * Adds the example of each body and answer, built from the examples of its fields.
     *
     * @param  array<string, mixed>  $document
     * @return array<string, mixed>
     */
    private function withExamples(array $document): array
    {
        $schemas = $document['components']['schemas'];
        foreach ($document['paths'] as $path => $operations) {
            foreach ($operations as $method => $operation) {
                $where = strtoupper($method)." {$path}";
                foreach ($operation['requestBody']['content'] ?? [] as $type => $content) {
                    $document['paths'][$path][$method]['requestBody']['content'][$type]['example'] = $this->example($content['schema'], $where, $schemas);
                }
                foreach ($operation['responses'] as $status => $response) {
                    foreach ($response['content'] ?? [] as $type => $content) {
                        if (! isset($content['examples'])) {
                            $document['paths'][$path][$method]['responses'][$status]['content'][$type][
                                'example'
                            ] = $this->example($content['schema'], "{$where} {$status}", $schemas);
                        }
                    }
                }
            }
        }

        return $document;
    }

    /**
     * @param  array<string, mixed>  $schema
     * @param  array<string, array<string, mixed>>  $schemas  the components of the document
     *
     * @throws UnexpectedValueException when a field has no example
     */
    private function example(array $schema, string $where, array $schemas): mixed
    {
        $name = basename($schema['$ref'] ?? '');
        $fields = $schema['properties'] ?? [];

        return match (true) {
            array_key_exists('example', $schema) => $schema['example'],
            isset($schemas[$name]) => $this->example($schemas[$name], $name, $schemas),
            $name !== '' => throw new UnexpectedValueException("{$where} refers to {$name}, which does not exist."),
            isset($schema['oneOf']) => $this->example($schema['oneOf'][0], $where, $schemas),
            $fields !== [] => Arr::map($fields, fn (array $field, string $key): mixed => $this->example($field, "{$where}.{$key}", $schemas)),
            isset($schema['items']) => [$this->example($schema['items'], "{$where}[]", $schemas)],
            default => throw new UnexpectedValueException("{$where} has no example."),
        };
    }
}
