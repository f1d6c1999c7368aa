<?php

declare(strict_types=1);

namespace App\Data\Leads;

/** What is known before a conversion: what the lead lacks, and who may be the same person. */
final readonly class ConversionPreview
{
    /**
     * @param  list<string>  $missing  in words
     * @param  list<DuplicateClient>  $duplicates  best first
     */
    public function __construct(public array $missing, public array $duplicates) {}
}
