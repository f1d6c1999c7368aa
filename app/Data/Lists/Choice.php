<?php

declare(strict_types=1);

namespace App\Data\Lists;

use Illuminate\Database\Eloquent\Model;

/** One choice of a filter or a select, with an optional second line. */
final readonly class Choice
{
    public function __construct(public string $value, public string $label, public ?string $hint = null) {}

    /**
     * Records by their ids.
     *
     * @param  iterable<Model>  $records
     * @param  string  $label  their property with the text
     * @return list<self>
     */
    public static function of(iterable $records, string $label): array
    {
        $choices = [];
        foreach ($records as $record) {
            $choices[] = new self((string) $record->getKey(), $record->getAttribute($label));
        }

        return $choices;
    }
}
