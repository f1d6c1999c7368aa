<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

use UnexpectedValueException;

/** Builds the example of each object from the examples of its fields. */
final readonly class Examples
{
    /** @param  array<string, array<string, mixed>>  $schemas  the components of the document */
    public function __construct(private array $schemas) {}

    /**
     * @param  array<string, mixed>  $schema
     *
     * @throws UnexpectedValueException when a field has no example
     */
    public function of(array $schema, string $where): mixed
    {
        return match (true) {
            array_key_exists('example', $schema) => $schema['example'],
            isset($schema['$ref']) => $this->ofReference($schema['$ref'], $where),
            isset($schema['oneOf']) => $this->of($schema['oneOf'][0], $where),
            isset($schema['properties']) => $this->ofFields($schema['properties'], $where),
            isset($schema['items']) => [$this->of($schema['items'], "{$where}[]")],
            default => throw new UnexpectedValueException("{$where} has no example."),
        };
    }

    private function ofReference(string $reference, string $where): mixed
    {
        $name = basename($reference);

        return $this->of($this->schemas[$name] ?? throw new UnexpectedValueException("{$where} refers to {$reference}, which does not exist."), $name);
    }

    /**
     * @param  array<string, array<string, mixed>>  $fields
     * @return array<string, mixed>
     */
    private function ofFields(array $fields, string $where): array
    {
        $example = [];
        foreach ($fields as $name => $field) {
            $example[$name] = $this->of($field, "{$where}.{$name}");
        }

        return $example;
    }
}
