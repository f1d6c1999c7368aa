<?php

declare(strict_types=1);

namespace App\Services\Betstop;

use App\Enums\BetstopCheckResult;
use Carbon\CarbonImmutable;

/** What the register said, and until when that may be relied on. */
final readonly class BetstopAnswer
{
    /** @param  array<string, string>  $evidence  kept with the check: the register's reference, the driver, an error's words */
    public function __construct(public BetstopCheckResult $result, public ?CarbonImmutable $validUntil, public array $evidence) {}
}
