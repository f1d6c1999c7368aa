<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\MessageDirection;
use App\Enums\PhoneOutcome;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\PhoneLog;
use App\Models\User;
use App\Support\PhoneNumber;
use Closure;
use Illuminate\Validation\Rule;

/** Body of `POST /api/v1/phone-logs`. */
#[
    ObjectSchema('NewPhoneLog', 'A phone call.', [
        'external_id' => new Field(
            'string',
            "The phone system's id, unique per call.",
            'call-88121',
            pattern: '^[A-Za-z0-9._:@+=-]+$',
            maxLength: 128,
        ),
        'direction' => new Field('string', 'Inbound when the other party called.', 'inbound', enum: MessageDirection::class),
        'number' => new Field(
            'string',
            'The other party. Omitted when the caller withheld it.',
            '0491 570 156',
            optional: true,
            nullable: true,
            maxLength: 32,
        ),
        'seconds' => new Field('integer', 'Length of the conversation; 0 when there was none.', 184, min: 0),
        'outcome' => new Field('string', 'How the call ended.', 'answered', enum: PhoneOutcome::class),
        'called_at' => new Field('string', 'Start, with an offset.', '2026-11-20T14:05:00+11:00', format: 'date-time'),
        'user_email' => new Field(
            'string',
            'Email of the staff member on the call.',
            'sam@paddock.example',
            optional: true,
            nullable: true,
            maxLength: 255,
        ),
        'user_extension' => new Field(
            'string',
            'Extension of the staff member, instead of the email. An extension of no staff member, such as the one of a meeting room, is accepted.',
            '214',
            optional: true,
            nullable: true,
            maxLength: 16,
        ),
    ]),
]
final class ReceivePhoneLogRequest extends FormRequest
{
    use ReadsIntakeFields;

    private const MOST_SECONDS = 86_400;

    private ?User $user = null;

    public function rules(): array
    {
        return [
            'external_id' => $this->referenceRules(),
            'direction' => ['required', Rule::enum(MessageDirection::class)],
            'number' => ['bail', 'nullable', 'required_if:direction,outbound', 'string', 'max:32', self::isNumber(...)],
            'seconds' => ['bail', 'required', 'integer', 'min:0', 'max:'.self::MOST_SECONDS],
            'outcome' => ['required', Rule::enum(PhoneOutcome::class)],
            'called_at' => $this->momentRules(),
            'user_email' => ['bail', 'nullable', 'string', 'max:255', $this->isColleague(...)],
            'user_extension' => ['bail', 'nullable', 'string', 'max:16'],
        ];
    }

    public function toPhoneLog(): PhoneLog
    {
        $extension = $this->optionalText('user_extension');
        $user = $this->user ?? ($extension === null ? null : User::query()->where('phone_extension', $extension)->first());
        $number = $this->optionalText('number');

        return new PhoneLog([
            ...$this->safe(['external_id', 'direction', 'seconds', 'outcome']),
            'number_e164' => $number === null ? null : PhoneNumber::toE164($number),
            'user_id' => $user?->id,
            'called_at' => $this->moment('called_at'),
        ]);
    }

    private static function isNumber(string $attribute, mixed $value, Closure $fail): void
    {
        if (is_string($value) && PhoneNumber::toE164($value) === null) {
            $fail('The :attribute is not a valid phone number.');
        }
    }

    private function isColleague(string $attribute, mixed $value, Closure $fail): void
    {
        $this->user = is_string($value) ? User::query()->where('email', mb_strtolower($value))->first() : null;

        if ($this->user === null) {
            $fail('No staff member has this email address.');
        }
    }
}
