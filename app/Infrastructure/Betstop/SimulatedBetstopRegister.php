<?php

declare(strict_types=1);

namespace App\Infrastructure\Betstop;

use App\Enums\BetstopChange;
use App\Enums\BetstopCheckResult;
use App\Models\BetstopUpdate;
use Illuminate\Support\Str;

/**
 * Simulates the register from the rows of `betstop_updates`. The last name Unavailable simulates a register that does not
 * answer.
 */
final readonly class SimulatedBetstopRegister implements BetstopRegister
{
    private const VALID_DAYS = 1;

    public function check(BetstopPerson $person): BetstopAnswer
    {
        $evidence = ['driver' => 'simulated', 'reference' => (string) Str::uuid()];
        if ($person->lastName === 'Unavailable') {
            return new BetstopAnswer(BetstopCheckResult::Error, null, [...$evidence, 'error' => 'The register did not answer.']);
        }

        $last = BetstopUpdate::query()
            ->where('first_name', $person->firstName)->where('last_name', $person->lastName)
            ->whereDate('date_of_birth', $person->dateOfBirth?->toDateString() ?? '0001-01-01')
            ->latest('effective_at')->latest('id')->first();

        return new BetstopAnswer(
            $last === null || $last->change === BetstopChange::Ended ? BetstopCheckResult::Clear : BetstopCheckResult::Registered,
            now()->addDays(self::VALID_DAYS)->toImmutable(),
            $evidence,
        );
    }
}
