<?php

declare(strict_types=1);

namespace App\Data\Matches;

/** The preview of a merge of two clients. */
final readonly class MergePreview
{
    /**
     * @param  list<MergeField>  $fields  in which the clients differ
     * @param  list<string>  $notices  consequences that don't depend on the choices
     */
    public function __construct(
        public string $left_name,
        public string $left_pin,
        public string $right_name,
        public string $right_pin,
        /** left or right: the record that keeps its PIN */
        public string $proposed_winner,
        public array $fields,
        public array $notices,
    ) {}
}
