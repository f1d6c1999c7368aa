<?php

declare(strict_types=1);

namespace App\Infrastructure\Betstop;

use App\Enums\BetstopCheckResult;
use Carbon\CarbonImmutable;

/** The register's answer, and how long it is valid. */
final readonly class BetstopAnswer
{
    /** @param  array<string, string>  $evidence  stored with the check: the register's reference, the driver, the error message */
    public function __construct(public BetstopCheckResult $result, public ?CarbonImmutable $validUntil, public array $evidence) {}

    /** @param  array<string, string>  $evidence */
    public static function error(string $message, array $evidence): self
    {
        return new self(BetstopCheckResult::Error, null, [...$evidence, 'error' => $message]);
    }
}
