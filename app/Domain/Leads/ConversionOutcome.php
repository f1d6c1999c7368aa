<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Models\Client;

/** The new or linked client, or why the lead was barred. Both are null when the BetStop register did not answer. */
final readonly class ConversionOutcome
{
    public function __construct(public ?Client $client = null, public ?string $barredReason = null) {}
}
