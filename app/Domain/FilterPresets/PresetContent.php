<?php

declare(strict_types=1);

namespace App\Domain\FilterPresets;

/** The filters, order and columns of a preset. */
final readonly class PresetContent
{
    /**
     * @param  array<string, string>  $filters  the list's query, flat, without order and page
     * @param  list<string>|null  $columns
     */
    public function __construct(public array $filters, public ?string $sort, public ?array $columns) {}
}
