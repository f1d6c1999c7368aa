<?php

declare(strict_types=1);

namespace App\Data\Automations;

/** A market for the form and the filter of patterns. The hint names its sport type. */
final readonly class MarketChoice
{
    public function __construct(public string $value, public string $label, public ?string $hint, public string $sport_type_id) {}
}
