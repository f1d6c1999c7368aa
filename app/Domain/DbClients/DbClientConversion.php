<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

/** How a DB client is converted: linked to a known person, or as a new lead despite a likely duplicate. */
final readonly class DbClientConversion
{
    /**
     * @param  'client'|'lead'|null  $linkType
     * @param  string|null  $whyDifferent  why none of the likely matches is the same person
     */
    public function __construct(public ?string $linkType = null, public ?int $linkId = null, public ?string $whyDifferent = null) {}
}
