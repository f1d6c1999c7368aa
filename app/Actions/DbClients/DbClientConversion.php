<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

/** How a prospect becomes a lead: as somebody we know already, or as a new one although somebody looks alike. */
final readonly class DbClientConversion
{
    /**
     * @param  'client'|'lead'|null  $linkType  of whom they are
     * @param  string|null  $whyDifferent  why none of the likely ones is the same person
     */
    public function __construct(public ?string $linkType = null, public ?int $linkId = null, public ?string $whyDifferent = null) {}
}
