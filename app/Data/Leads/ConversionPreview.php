<?php

declare(strict_types=1);

namespace App\Data\Leads;

/** The missing details and possible duplicates of a lead before its conversion. */
final readonly class ConversionPreview
{
    /**
     * @param  list<string>  $missing  names of the missing details
     * @param  list<DuplicateClient>  $duplicates  best first
     */
    public function __construct(public array $missing, public array $duplicates) {}
}
