<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Domain\Rsg\BarredEntryFields;
use App\Enums\AustralianState;
use App\Enums\BarredList;
use App\Http\Requests\Concerns\ChecksClientFields;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\PlainText;
use Carbon\CarbonImmutable;
use Illuminate\Validation\Rule;

/** The form of a barred entry. A change comes with the version it was opened on and the reason for it (`why`). */
final class SaveBarredEntryRequest extends FormRequest
{
    use ChecksClientFields, IsSentOnce;

    public function rules(): array
    {
        $isNew = $this->isMethod('post');

        return [
            ...$this->referenceRule(),
            'list' => [$isNew ? 'required' : 'prohibited', Rule::enum(BarredList::class)],
            'version' => [$isNew ? 'prohibited' : 'required', 'integer', 'min:1'],
            'why' => [$isNew ? 'prohibited' : 'required', 'string', 'min:3', 'max:255'],
            ...array_diff_key($this->personRules(), ['state' => null]),
            // Minors are barred too.
            'date_of_birth' => ['nullable', 'date_format:Y-m-d', 'after:1900-01-01', "before_or_equal:{$this->today()}"],
            'postcode' => ['nullable', 'string', 'regex:/^\d{4}$/'],
            'jurisdiction' => ['nullable', Rule::enum(AustralianState::class)],
            'source' => ['nullable', 'string', 'max:100', new PlainText],
            'external_reference' => ['nullable', 'string', 'max:64', new PlainText],
            'reason' => ['required', 'string', 'min:3', 'max:255'],
            'from_on' => ['required', 'date_format:Y-m-d', 'after:1990-01-01', 'before:2100-01-01'],
            'until_on' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:from_on', "after_or_equal:{$this->today()}", 'before:2100-01-01'],
        ];
    }

    public function messages(): array
    {
        return [
            ...$this->personMessages(),
            'list.*' => 'Choose a list.',
            'date_of_birth.before_or_equal' => 'Enter a date of birth in the past.',
            'reason.required' => 'Enter why this person is barred.',
            'reason.min' => 'Enter why this person is barred.',
            'why.*' => 'Enter why you change this entry.',
            'from_on.required' => 'Enter the first day.',
            'from_on.*' => 'Enter a first day such as 24 November 2026.',
            'until_on.after_or_equal' => 'The last day must be today or later, and not before the first day.',
            'until_on.*' => 'Enter a last day such as 24 November 2026.',
        ];
    }

    public function attributes(): array
    {
        return ['mobile_e164' => 'mobile', 'external_reference' => 'reference', 'source' => 'list name'];
    }

    /** @return array<string, string|null> by BarredEntryFields::NAMES */
    public function fields(): array
    {
        $fields = [];
        foreach (BarredEntryFields::NAMES as $field) {
            $text = self::normalised($field, $this->validated($field));
            $fields[$field] = $text === '' ? null : $text;
        }

        return $fields;
    }

    private function today(): string
    {
        return CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();
    }
}
