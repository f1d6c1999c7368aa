<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

use App\Enums\AustralianState;
use App\Support\AustralianMobile;
use App\Support\PostcodeRanges;
use Carbon\CarbonImmutable;
use Closure;

/** Checks a client's personal data, from a form or the HTTP intake. */
trait ChecksClientFields
{
    /** The legal age for a betting account in every state. */
    private const MINIMUM_AGE = 18;

    /** In the time zone of the business. On 29 February, a person born on 1 March is not yet eighteen. */
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
