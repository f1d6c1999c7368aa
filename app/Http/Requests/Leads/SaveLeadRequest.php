<?php

declare(strict_types=1);

namespace App\Http\Requests\Leads;

use App\Domain\Leads\LeadFields;
use App\Domain\Leads\LeadOwners;
use App\Enums\AustralianState;
use App\Http\Requests\Concerns\ChecksClientFields;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Models\Lead;
use App\Support\AustralianMobile;
use App\Support\PlainText;
use Illuminate\Validation\Rule;

/** The lead form; a saved lead comes with the version it was opened on. */
final class SaveLeadRequest extends FormRequest
{
    use ChecksClientFields, IsSentOnce;

    public function rules(): array
    {
        return [
            ...$this->referenceRule(),
            'version' => [$this->isMethod('put') ? 'required' : 'prohibited', 'integer', 'min:1'],
            'first_name' => ['required', 'string', 'max:100', new PlainText],
            'last_name' => ['required', 'string', 'max:100', new PlainText],
            'date_of_birth' => ['nullable', 'date_format:Y-m-d', 'after:1900-01-01', 'before_or_equal:'.$this->youngestBirthday()],
            'email' => ['nullable', ...($this->wasUnreachable() ? [] : ['required_without:mobile_e164']), 'string', 'email:rfc', 'max:255'],
            'mobile_e164' => ['nullable', ...($this->wasUnreachable() ? [] : ['required_without:email']), 'string', 'max:30', $this->isAustralianMobile(...)],
            'address' => ['nullable', 'string', 'max:255', new PlainText],
            'suburb' => ['nullable', 'string', 'max:100', new PlainText],
            'state' => ['nullable', 'required_with:postcode', Rule::enum(AustralianState::class)],
            'postcode' => ['nullable', 'string', 'regex:/^\d{4}$/', $this->liesInState(...)],
            'company_id' => ['nullable', 'integer', Rule::exists('companies', 'id')],
            'source' => ['nullable', 'string', 'max:64', new PlainText],
            'owner_id' => ['nullable', 'integer', ...($this->isOwnerKept() ? [] : [Rule::exists('users', 'id')->where(LeadOwners::among(...))])],
            'next_action' => ['nullable', 'required_with:next_action_due_at', 'string', 'max:255'],
            'next_action_due_at' => ['nullable', 'date_format:Y-m-d', 'after:2000-01-01', 'before:2100-01-01'],
        ];
    }

    public function messages(): array
    {
        return [
            'date_of_birth.before_or_equal' => 'A client must be at least '.self::MINIMUM_AGE.' years old.',
            'date_of_birth.after' => 'Enter a date of birth after 1900.',
            'email.email' => 'Enter a valid email address.',
            'email.required_without' => 'Enter a mobile or an email address so that this person can be contacted.',
            'mobile_e164.required_without' => 'Enter a mobile or an email address so that this person can be contacted.',
            'postcode.regex' => 'Enter a postcode of 4 digits.',
            'state.required_with' => 'Choose the state for this postcode.',
            'owner_id.exists' => 'This staff member is no longer active or can\'t see leads.',
            'next_action.required_with' => 'Enter the next action for this date.',
            'next_action_due_at.*' => 'Enter a date such as 24 November 2026.',
        ];
    }

    public function attributes(): array
    {
        return ['email' => 'email', 'mobile_e164' => 'mobile', 'company_id' => 'company', 'owner_id' => 'owner', 'next_action_due_at' => 'due date'];
    }

    /** A lead may keep an owner who has left. */
    private function isOwnerKept(): bool
    {
        $owner = $this->lead()?->owner_id;

        return $owner !== null && (string) $owner === $this->string('owner_id')->trim()->value();
    }

    /** A lead that came from a DB client with a landline needs no mobile. */
    private function wasUnreachable(): bool
    {
        $lead = $this->lead();

        return $lead !== null && $lead->mobile_e164 === null && $lead->email === null;
    }

    private function lead(): ?Lead
    {
        $lead = $this->route('lead');

        return $lead instanceof Lead ? $lead : null;
    }

    public function version(): int
    {
        return (int) $this->validated('version');
    }

    /** @return array<string, string> by the names of LeadFields */
    public function fields(): array
    {
        $fields = [];
        foreach (LeadFields::NAMES as $field) {
            $value = $this->validated($field);
            $text = trim((string) (is_scalar($value) ? $value : ''));
            $fields[$field] = match ($field) {
                'mobile_e164' => AustralianMobile::toE164($text) ?? $text,
                'email' => mb_strtolower($text),
                default => $text,
            };
        }

        return $fields;
    }
}
