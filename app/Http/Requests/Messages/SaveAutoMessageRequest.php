<?php

declare(strict_types=1);

namespace App\Http\Requests\Messages;

use App\Enums\AustralianState;
use App\Enums\AutoMessageTrigger;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Models\AutoMessage;
use App\Support\Dollars;
use Closure;
use Illuminate\Validation\Rule;

/** The form of an auto message. `amount` is in dollars. A change comes with the version it was opened on, and can't have another trigger. */
final class SaveAutoMessageRequest extends FormRequest
{
    use IsSentOnce;

    public function rules(): array
    {
        $isNew = $this->isMethod('post');
        $trigger = $this->trigger();

        return [
            ...$this->referenceRule(),
            'trigger' => [$isNew ? 'required' : 'prohibited', Rule::enum(AutoMessageTrigger::class)],
            'version' => [$isNew ? 'prohibited' : 'required', 'integer', 'min:1'],
            'template_id' => ['required', 'integer', 'min:1'],
            'company_id' => ['nullable', 'integer', 'exists:companies,id'],
            'state' => ['nullable', Rule::enum(AustralianState::class)],
            'amount' => $trigger?->hasAmount() === true
                ? [
                    'bail',
                    'nullable',
                    'string',
                    static function (string $attribute, mixed $value, Closure $fail): void {
                        if (! is_string($value) || (Dollars::parse($value) ?? 0) < 1) {
                            $fail('Enter an amount of at least $0.01.');
                        }
                    },
                ]
                : ['exclude'],
            'days' => $trigger === AutoMessageTrigger::ClientQuiet ? ['required', 'integer', 'min:7', 'max:365'] : ['exclude'],
        ];
    }

    public function messages(): array
    {
        return ['trigger.*' => 'Choose when it is sent.', 'template_id.*' => 'Choose a template.', 'days.*' => 'Enter 7 to 365 days.'];
    }

    public function trigger(): ?AutoMessageTrigger
    {
        $message = $this->route('autoMessage');

        return $message instanceof AutoMessage ? $message->trigger : AutoMessageTrigger::tryFrom($this->string('trigger')->value());
    }

    /** @return array{company_id?: int, state?: string, min_cents?: int, days?: int} */
    public function conditions(): array
    {
        return [
            ...($this->filled('company_id') ? ['company_id' => $this->integer('company_id')] : []),
            ...($this->filled('state') ? ['state' => $this->string('state')->value()] : []),
            ...($this->validated('amount') === null ? [] : ['min_cents' => (int) Dollars::parse((string) $this->validated('amount'))]),
            ...($this->validated('days') === null ? [] : ['days' => $this->integer('days')]),
        ];
    }
}
