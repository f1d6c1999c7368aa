<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

use BackedEnum;
use OpenApi\Attributes\AdditionalProperties;
use OpenApi\Attributes\Items;
use OpenApi\Attributes\Property;
use OpenApi\Generator;
use stdClass;

/** One field of a body or answer. Its name is its key in the ObjectSchema. */
final class Field extends Property
{
    public static $_blacklist = ['_context', '_unmerged', '_analysis', 'attachables', 'optional'];

    /**
     * @param  string  $type  of JSON Schema: string, integer, number, boolean, object or array
     * @param  mixed  $example  omitted for an object, whose fields have examples
     * @param  class-string<BackedEnum>|list<string|int>|null  $enum
     * @param  array<string, self>|null  $fields  of an object
     * @param  Items|null  $items  of an array
     * @param  AdditionalProperties|null  $values  of an object whose fields the sender names
     */
    public function __construct(
        string $type,
        string $description,
        mixed $example = Generator::UNDEFINED,
        public readonly bool $optional = false,
        bool $nullable = false,
        ?string $format = null,
        string|array|null $enum = null,
        ?string $pattern = null,
        ?int $min = null,
        ?int $max = null,
        ?int $maxLength = null,
        ?int $minItems = null,
        ?int $maxItems = null,
        ?array $fields = null,
        ?Items $items = null,
        ?AdditionalProperties $values = null,
    ) {
        $choices = is_string($enum) ? array_column($enum::cases(), 'value') : $enum;

        parent::__construct(
            type: $type,
            description: $description,
            example: $example,
            nullable: $nullable ?: null,
            format: $format,
            enum: $choices,
            pattern: $pattern,
            minimum: $min,
            maximum: $max,
            maxLength: $maxLength,
            minItems: $minItems,
            maxItems: $maxItems,
            items: $items,
            properties: $fields === null ? null : ObjectSchema::named($fields),
            required: $fields === null ? null : ObjectSchema::required($fields),
            additionalProperties: $fields === null ? $values : false,
        );
    }

    /** In JSON Schema a null must be among the choices to be allowed. */
    public function jsonSerialize(): stdClass
    {
        /** @var stdClass $data */
        $data = parent::jsonSerialize();
        if (isset($data->enum) && $this->nullable === true) {
            $data->enum[] = null;
        }

        return $data;
    }
}
