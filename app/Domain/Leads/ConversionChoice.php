<?php

declare(strict_types=1);

namespace App\Domain\Leads;

/** The decision about matching clients: link the lead to one of them, or a reason why none is the same person. */
final readonly class ConversionChoice
{
    public function __construct(public ?int $linkClientId = null, public ?string $overrideReason = null) {}
}
