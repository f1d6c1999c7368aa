<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\BetstopChange;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\BetstopUpdate;
use App\Support\PhoneNumber;
use Illuminate\Validation\Rule;
use OpenApi\Attributes\Items;

/** Body of `POST /api/v1/betstop-updates`. */
#[
    ObjectSchema('NewBetstopUpdate', 'A notice of the national self-exclusion register.', [
        'external_id' => new Field(
            'string',
            "The register's id, unique per notice.",
            'bs-30017',
            pattern: '^[A-Za-z0-9._:@+=-]+$',
            maxLength: 128,
        ),
        'first_name' => new Field('string', 'As in the register.', 'Emma', maxLength: 100),
        'last_name' => new Field('string', 'As in the register.', 'Walsh', maxLength: 100),
        'date_of_birth' => new Field('string', 'As in the register.', '1988-04-12', format: 'date'),
        'mobile' => new Field('string', 'In any notation.', '0491 570 156', optional: true, nullable: true, maxLength: 40),
        'other_phones' => new Field(
            'array',
            'Landlines and further mobiles, in any notation.',
            ['03 9123 4567'],
            optional: true,
            nullable: true,
            maxItems: 10,
            items: new Items(type: 'string', maxLength: 40),
        ),
        'email' => new Field(
            'string',
            'As in the register.',
            'emma.walsh@example.com',
            optional: true,
            nullable: true,
            maxLength: 255,
        ),
        'postcode' => new Field('string', 'Four digits.', '3072', optional: true, nullable: true, pattern: '^\d{4}$'),
        'change' => new Field('string', 'The kind of change.', 'registered', enum: BetstopChange::class),
        'effective_at' => new Field(
            'string',
            'Start of the change, with an offset.',
            '2026-11-20T14:05:00+11:00',
            format: 'date-time',
        ),
    ]),
]
final class ReceiveBetstopUpdateRequest extends FormRequest
{
    use ReadsIntakeFields {
        messages as private commonMessages;
    }

    public function rules(): array
    {
        return [
            'external_id' => $this->referenceRules(),
            'first_name' => ['required', 'string', 'max:100'],
            'last_name' => ['required', 'string', 'max:100'],
            'date_of_birth' => ['bail', 'required', 'string', 'date_format:Y-m-d', 'after:1900-01-01', 'before:today'],
            // Less strict than for clients: an invalid number must not stop a notice.
            'mobile' => ['nullable', 'string', 'max:40'],
            'other_phones' => ['nullable', 'list', 'max:10'],
            'other_phones.*' => ['string', 'max:40'],
            'email' => ['nullable', 'string', 'max:255'],
            'postcode' => ['nullable', 'string', 'regex:/\A\d{4}\z/'],
            'change' => ['required', Rule::enum(BetstopChange::class)],
            'effective_at' => $this->momentRules(latest: '+10 years'),
        ];
    }

    public function messages(): array
    {
        return [
            ...$this->commonMessages(),
            'date_of_birth.date_format' => 'The date of birth must be a date such as 1988-04-12.',
            'postcode.regex' => 'A postcode must have four digits.',
        ];
    }

    public function toBetstopUpdate(): BetstopUpdate
    {
        $mobile = $this->optionalText('mobile');
        $email = $this->optionalText('email');
        /** @var list<string> $others */
        $others = $this->validated('other_phones') ?? [];
        $phones = array_values(array_filter(array_map(PhoneNumber::toE164(...), $others)));

        return new BetstopUpdate([
            ...$this->safe(['external_id', 'first_name', 'last_name', 'date_of_birth', 'change']),
            'mobile_e164' => $mobile === null ? null : PhoneNumber::toE164($mobile),
            'other_phones' => $phones === [] ? null : $phones,
            'email' => $email === null ? null : mb_strtolower($email),
            'postcode' => $this->optionalText('postcode'),
            'effective_at' => $this->moment('effective_at'),
            'received_at' => now(),
        ]);
    }
}
