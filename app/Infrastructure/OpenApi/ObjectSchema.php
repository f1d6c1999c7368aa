<?php

declare(strict_types=1);

namespace App\Infrastructure\OpenApi;

use Attribute;
use OpenApi\Attributes\Schema;

/**
 * A named object of the API document. Undescribed fields are not allowed, and fields are required unless optional.
 *
 * Bodies are described on their FormRequest, answers on their controller. The example consists of the examples of the
 * fields.
 */
#[Attribute(Attribute::TARGET_CLASS | Attribute::IS_REPEATABLE)]
final class ObjectSchema extends Schema
{
    /** @param  array<string, Field>  $fields */
    public function __construct(string $name, string $description, array $fields)
    {
        parent::__construct(
            schema: $name,
            description: $description,
            type: 'object',
            properties: self::named($fields),
            required: self::required($fields),
            additionalProperties: false,
        );
    }

    /**
     * @param  array<string, Field>  $fields
     * @return list<Field>
     */
    public static function named(array $fields): array
    {
        foreach ($fields as $name => $field) {
            $field->property = $name;
        }

        return array_values($fields);
    }

    /**
     * @param  array<string, Field>  $fields
     * @return list<string>|null
     */
    public static function required(array $fields): ?array
    {
        $required = array_keys(array_filter($fields, static fn (Field $field): bool => ! $field->optional));

        return $required === [] ? null : $required;
    }
}
