<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

use App\Enums\AustralianState;
use App\Support\AustralianMobile;
use App\Support\PostcodeRanges;
use Carbon\CarbonImmutable;
use Closure;

/** What must hold for a client's own data, whoever sends it: a colleague's form or the HTTP intake. */
trait ChecksClientFields
{
    /** Nobody younger may hold a betting account anywhere in Australia. */
    private const MINIMUM_AGE = 18;

    /** By the calendar of the business, where the day begins before UTC's; on 29 February nobody of 1 March is eighteen yet. */
    private function youngestBirthday(): string
    {
        return CarbonImmutable::now(config()->string('paddock.timezone'))->subYearsNoOverflow(self::MINIMUM_AGE)->toDateString();
    }

    private function isAustralianMobile(string $attribute, mixed $value, Closure $fail): void
    {
        if (! is_string($value) || AustralianMobile::toE164($value) === null) {
            $fail('Enter an Australian mobile number, such as 0491 570 156.');
        }
    }

    private function liesInState(string $attribute, mixed $value, Closure $fail): void
    {
        $state = is_string($this->input('state')) ? AustralianState::tryFrom($this->input('state')) : null;

        if ($state !== null && is_string($value) && preg_match('/\A\d{4}\z/', $value) === 1 && ! PostcodeRanges::contains($state, $value)) {
            $fail("The postcode {$value} is not in {$state->label()}.");
        }
    }
}
