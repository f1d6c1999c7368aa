<?php

declare(strict_types=1);

namespace App\Actions\Leads;

/** What the person decided about clients who look like the lead: this one is them, or none of them is, for this reason. */
final readonly class ConversionChoice
{
    public function __construct(public ?int $linkClientId = null, public ?string $overrideReason = null) {}
}
