<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

use App\Enums\AustralianState;
use App\Support\AustralianMobile;
use App\Support\PlainText;
use App\Support\PostcodeRanges;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Validation\Rule;

/** Checks a client's personal data, from a form or the HTTP intake. */
trait ChecksClientFields
{
    /** The legal age for a betting account in every state. */
    private const MINIMUM_AGE = 18;

    /**
     * The rules of the fields that clients and leads share, by the names of ClientFields and LeadFields.
     *
     * @return array<string, list<mixed>>
     */
    private function personRules(): array
    {
        return [
            'first_name' => ['required', 'string', 'max:100', new PlainText],
            'last_name' => ['required', 'string', 'max:100', new PlainText],
            'date_of_birth' => ['nullable', 'date_format:Y-m-d', 'after:1900-01-01', 'before_or_equal:'.$this->youngestBirthday()],
            'email' => ['nullable', 'string', 'email:rfc', 'max:255'],
            'mobile_e164' => ['nullable', 'string', 'max:30', $this->isAustralianMobile(...)],
            'address' => ['nullable', 'string', 'max:255', new PlainText],
            'suburb' => ['nullable', 'string', 'max:100', new PlainText],
            'state' => ['nullable', 'required_with:postcode', Rule::enum(AustralianState::class)],
            'postcode' => ['nullable', 'string', 'regex:/^\d{4}$/', $this->liesInState(...)],
        ];
    }

    /** @return array<string, string> */
    private function personMessages(): array
    {
        return [
            'date_of_birth.before_or_equal' => 'A client must be at least '.self::MINIMUM_AGE.' years old.',
            'date_of_birth.after' => 'Enter a date of birth after 1900.',
            'email.email' => 'Enter a valid email address.',
            'postcode.regex' => 'Enter a postcode of 4 digits.',
            'state.required_with' => 'Choose the state for this postcode.',
        ];
    }

    /** Normalised as in ClientFields and LeadFields, so that another notation of a number is no change. */
    protected static function normalised(string $field, mixed $value): string
    {
        $text = trim((string) (is_scalar($value) ? $value : ''));

        return match ($field) {
            'mobile_e164' => AustralianMobile::toE164($text) ?? $text,
            'email' => mb_strtolower($text),
            default => $text,
        };
    }

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
