<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

use App\Domain\Clients\ClientPins;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Closure;
use LogicException;

/** Fields that several intake calls have: references, times with an offset, cents, and clients by PIN. */
trait ReadsIntakeFields
{
    /** A hundred million dollars. More is a mistake of the sender. */
    private const MOST_CENTS = 10_000_000_000;

    private ?Client $clientOfPin = null;

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'date_format' => 'The :attribute must be a time with an offset, such as 2026-11-20T14:05:00+11:00.',
            'before_or_equal' => 'The :attribute must not be in the future.',
            'regex' => 'The :attribute contains invalid characters.',
        ];
    }

    /** A PIN is a code, but some senders write it as a number. */
    protected function prepareForValidation(): void
    {
        if (is_int($this->input('client_pin'))) {
            $this->merge(['client_pin' => (string) $this->input('client_pin')]);
        }
    }

    /** @return list<string> for the sender's id of a record, which may be in a path */
    private function referenceRules(int $longest = 128): array
    {
        return ['bail', 'required', 'string', "max:{$longest}", 'regex:/\A[A-Za-z0-9._:@+=-]+\z/'];
    }

    /** @return list<string> RFC 3339, with or without a fraction of the second */
    private function momentRules(string $latest = '+1 day'): array
    {
        $formats = implode(',', ['Y-m-d\TH:i:sp', 'Y-m-d\TH:i:sP', 'Y-m-d\TH:i:s.vp', 'Y-m-d\TH:i:s.vP', 'Y-m-d\TH:i:s.up', 'Y-m-d\TH:i:s.uP']);

        return ['bail', 'required', 'string', "date_format:{$formats}", 'after:2000-01-01', "before_or_equal:{$latest}"];
    }

    /** @return list<string|Closure> */
    private function centsRules(): array
    {
        return ['bail', 'required', $this->isWholeNumber(...), 'integer', 'min:1', 'max:'.self::MOST_CENTS];
    }

    /** @return list<string|Closure> the PIN of a client who is not deleted */
    private function clientPinRules(): array
    {
        return ['bail', 'required', 'string', 'max:16', $this->isPinOfClient(...)];
    }

    /** Floats and numeric strings are refused. */
    private function isWholeNumber(string $attribute, mixed $value, Closure $fail): void
    {
        if (! is_int($value)) {
            $fail('The :attribute must be a whole number of cents.');
        }
    }

    private function isPinOfClient(string $attribute, mixed $value, Closure $fail): void
    {
        $this->clientOfPin = is_string($value) ? ClientPins::find($value) : null;

        if ($this->clientOfPin === null) {
            $fail('No client has this PIN.');
        }
    }

    /** After validation by {@see self::clientPinRules()}. */
    private function clientId(): int
    {
        return $this->clientOfPin->id ?? throw new LogicException('The PIN was not validated.');
    }

    /** UTC. */
    private function moment(string $field): CarbonImmutable
    {
        return CarbonImmutable::parse($this->validated($field))->utc()->startOfSecond();
    }

    private function optionalText(string $field): ?string
    {
        $value = $this->validated($field);

        return is_string($value) ? $value : null;
    }
}
