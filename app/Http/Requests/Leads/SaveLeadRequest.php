<?php

declare(strict_types=1);

namespace App\Http\Requests\Leads;

use App\Domain\Leads\LeadFields;
use App\Domain\Leads\LeadOwners;
use App\Http\Requests\Concerns\ChecksClientFields;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Models\Lead;
use App\Support\PlainText;
use Illuminate\Validation\Rule;

/** The lead form; a saved lead comes with the version it was opened on. */
final class SaveLeadRequest extends FormRequest
{
    use ChecksClientFields, IsSentOnce;

    public function rules(): array
    {
        $person = $this->personRules();
        $contact = fn (string $other): array => $this->wasUnreachable() ? [] : ["required_without:{$other}"];

        return [
            ...$this->referenceRule(),
            'version' => [$this->isMethod('put') ? 'required' : 'prohibited', 'integer', 'min:1'],
            ...$person,
            'email' => [...$contact('mobile_e164'), ...$person['email']],
            'mobile_e164' => [...$contact('email'), ...$person['mobile_e164']],
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
            ...$this->personMessages(),
            'email.required_without' => 'Enter a mobile or an email address so that this person can be contacted.',
            'mobile_e164.required_without' => 'Enter a mobile or an email address so that this person can be contacted.',
            'owner_id.exists' => 'This staff member is no longer active or can’t see leads.',
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

    /** @return array<string, string> by the names of LeadFields */
    public function fields(): array
    {
        $fields = [];
        foreach (LeadFields::NAMES as $field) {
            $fields[$field] = self::normalised($field, $this->validated($field));
        }

        return $fields;
    }
}
