<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Domain\Clients\ClientPins;
use App\Domain\Clients\ContactOwner;
use App\Enums\RsgFormType;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\Client;
use App\Models\RsgFormSubmission;
use App\Support\AustralianMobile;
use Closure;
use Illuminate\Validation\Rule;
use OpenApi\Attributes\AdditionalProperties;
use OpenApi\Attributes\Schema;

/** Body of `POST /api/v1/form-submissions`. A wrong or missing PIN never stops a form. */
#[
    ObjectSchema('NewFormSubmission', 'A responsible-gambling form.', [
        'external_id' => new Field(
            'string',
            "The sender's id, unique per form.",
            'form-771',
            pattern: '^[A-Za-z0-9._:@+=-]+$',
            maxLength: 128,
        ),
        'form_type' => new Field('string', 'Which form.', 'deposit_limit', enum: RsgFormType::class),
        'client_pin' => new Field(
            'string',
            'As entered. A wrong or missing PIN is accepted; then a phone number or email address among the fields may find the client.',
            '48213',
            optional: true,
            nullable: true,
            maxLength: 255,
        ),
        'fields' => new Field(
            'object',
            'Up to 50 names and values, as entered.',
            ['Weekly limit' => '$200', 'I agree' => true],
            values: new AdditionalProperties(
                anyOf: [
                    new Schema(type: 'string', maxLength: self::LONGEST_VALUE),
                    new Schema(type: 'number'),
                    new Schema(type: 'boolean'),
                    new Schema(type: 'null'),
                ],
            ),
        ),
        'submitted_at' => new Field('string', 'With an offset.', '2026-11-20T14:05:00+11:00', format: 'date-time'),
    ]),
]
final class ReceiveFormSubmissionRequest extends FormRequest
{
    use ReadsIntakeFields;

    private const MOST_FIELDS = 50;

    private const LONGEST_VALUE = 2_000;

    public function rules(): array
    {
        return [
            'external_id' => $this->referenceRules(),
            'form_type' => ['required', Rule::enum(RsgFormType::class)],
            'client_pin' => ['nullable', 'string', 'max:255'],
            'fields' => ['bail', 'present', 'array', 'max:'.self::MOST_FIELDS, $this->areFlat(...)],
            'submitted_at' => $this->momentRules(),
        ];
    }

    /** Without a valid PIN, a phone number or email of the form finds the client, so that a request to be excluded holds at once. */
    public function toFormSubmission(): RsgFormSubmission
    {
        $pin = $this->optionalText('client_pin');
        $fields = (array) $this->validated('fields');

        return new RsgFormSubmission([
            ...$this->safe(['external_id', 'form_type']),
            'client_id' => ($pin === null ? null : ClientPins::find($pin)?->id) ?? self::clientWith($fields),
            // Not spread, because that would renumber fields with a number as their name.
            'payload' => array_replace($fields, $pin === null ? [] : ['client_pin' => $pin]),
            'submitted_at' => $this->moment('submitted_at'),
        ]);
    }

    /**
     * The client with one of these phone numbers or addresses; null when they belong to several, because a colleague must decide then.
     *
     * @param  array<array-key, mixed>  $fields
     */
    private static function clientWith(array $fields): ?int
    {
        $ids = [];
        foreach ($fields as $value) {
            $text = is_string($value) || is_int($value) ? trim((string) $value) : '';
            $mobile = AustralianMobile::toE164($text);
            $found = match (true) {
                $mobile !== null => ContactOwner::ids('mobile_e164', $mobile),
                filter_var($text, FILTER_VALIDATE_EMAIL) !== false => ContactOwner::ids('email', mb_strtolower($text)),
                default => [],
            };
            $ids = [...$ids, ...$found];
        }
        $ids = array_values(array_unique($ids));

        return count($ids) === 1 ? $ids[0] : null;
    }

    private function areFlat(string $attribute, mixed $value, Closure $fail): void
    {
        /** @var array<array-key, mixed> $value */
        if ($value !== [] && array_is_list($value)) {
            $fail('The fields must be an object of names and values.');
        }

        foreach ($value as $name => $text) {
            if (preg_match('/\A[^\p{C}]{1,100}\z/u', (string) $name) !== 1) {
                $fail('The name of a field must not exceed 100 characters or contain control characters.');
            } elseif (! self::isStorable($text)) {
                $fail('The values of fields must be text, numbers, true, false or null.');
            } elseif (mb_strlen((string) $text) > self::LONGEST_VALUE) {
                $fail('The value of a field must not exceed '.self::LONGEST_VALUE.' characters.');
            }
        }
    }

    /** Refuses numbers that PHP reads as infinite, because they can't be encoded again. */
    private static function isStorable(mixed $value): bool
    {
        return $value === null || (is_scalar($value) && ! (is_float($value) && ! is_finite($value)));
    }
}
