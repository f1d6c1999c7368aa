<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Http\Requests\FormRequest;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Models\Client;
use App\Support\PhoneNumber;
use Carbon\CarbonImmutable;
use Closure;

/** A client in `client_id`, or the details of a person. Several `phones` are separated by commas. */
final class CheckBetstopPersonRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'client_id' => ['nullable', 'integer', $this->isVisibleClient(...)],
            'first_name' => ['nullable', 'required_without:client_id', 'string', 'max:100'],
            'last_name' => ['nullable', 'required_without:client_id', 'string', 'max:100'],
            'date_of_birth' => ['nullable', 'required_without:client_id', 'date_format:Y-m-d', 'after:1900-01-01', 'before:today'],
            'phones' => ['nullable', 'string', 'max:200', $this->arePhones(...)],
            'email' => ['nullable', 'string', 'email:rfc', 'max:255'],
            'postcode' => ['nullable', 'string', 'regex:/\A\d{4}\z/'],
        ];
    }

    public function messages(): array
    {
        return [
            'first_name.required_without' => 'Enter a first name.',
            'last_name.required_without' => 'Enter a last name.',
            'date_of_birth.required_without' => 'Enter a date of birth.',
            'date_of_birth.before' => 'Enter a date of birth in the past.',
            'email.email' => 'Enter a valid email address.',
            'postcode.regex' => 'Enter a postcode of 4 digits.',
        ];
    }

    public function client(): ?Client
    {
        return $this->validated('client_id') === null ? null : Client::query()->findOrFail($this->integer('client_id'));
    }

    public function person(): BetstopPerson
    {
        $text = fn (string $field): ?string => $this->filled($field) ? trim($this->string($field)->value()) : null;

        return new BetstopPerson(
            (string) $text('first_name'),
            (string) $text('last_name'),
            CarbonImmutable::parse($this->validated('date_of_birth')),
            null,
            $text('email') === null ? null : mb_strtolower((string) $text('email')),
            $text('postcode'),
            array_values(array_filter(array_map(PhoneNumber::toE164(...), $this->phones()))),
        );
    }

    /** @return list<string> as typed */
    private function phones(): array
    {
        return array_values(array_filter(array_map(trim(...), explode(',', $this->string('phones')->value()))));
    }

    private function arePhones(string $attribute, mixed $value, Closure $fail): void
    {
        if (in_array(null, array_map(PhoneNumber::toE164(...), $this->phones()), true)) {
            $fail('Enter valid phone numbers, separated by commas.');
        }
    }

    private function isVisibleClient(string $attribute, mixed $value, Closure $fail): void
    {
        $client = is_numeric($value) ? Client::query()->find((int) $value) : null;
        if ($client === null || $this->staff()->cannot('view', $client)) {
            $fail('Choose a client.');
        }
    }
}
