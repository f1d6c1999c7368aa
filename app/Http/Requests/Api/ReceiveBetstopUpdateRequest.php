<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\BetstopChange;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Services\Intake\NewBetstopUpdate;
use App\Support\PhoneNumber;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

/** Body of `POST /api/v1/betstop-updates`. */
final class ReceiveBetstopUpdateRequest extends FormRequest
{
    use ReadsIntakeFields {
        messages as private commonMessages;
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'external_id' => $this->referenceRules(),
            'first_name' => ['required', 'string', 'max:100'],
            'last_name' => ['required', 'string', 'max:100'],
            'date_of_birth' => ['bail', 'required', 'string', 'date_format:Y-m-d', 'after:1900-01-01', 'before:today'],
            // Looser than a client's own: a notice is never refused for a number that helps nobody find the person.
            'mobile' => ['nullable', 'string', 'max:40'],
            'email' => ['nullable', 'string', 'max:255'],
            'postcode' => ['nullable', 'string', 'regex:/\A\d{4}\z/'],
            'change' => ['required', Rule::enum(BetstopChange::class)],
            'effective_at' => $this->momentRules(latest: '+10 years'),
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            ...$this->commonMessages(),
            'date_of_birth.date_format' => 'The date of birth is a date such as 1988-04-12.',
            'postcode.regex' => 'A postcode has four digits.',
        ];
    }

    public function toNewBetstopUpdate(): NewBetstopUpdate
    {
        $mobile = $this->optionalText('mobile');
        $email = $this->optionalText('email');

        return new NewBetstopUpdate(
            external_id: $this->validated('external_id'),
            first_name: $this->validated('first_name'),
            last_name: $this->validated('last_name'),
            date_of_birth: CarbonImmutable::parse($this->validated('date_of_birth'), 'UTC'),
            mobile_e164: $mobile === null ? null : PhoneNumber::toE164($mobile),
            email: $email === null ? null : mb_strtolower($email),
            postcode: $this->optionalText('postcode'),
            change: BetstopChange::from($this->validated('change')),
            effective_at: $this->moment('effective_at'),
        );
    }
}
